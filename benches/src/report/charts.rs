//! The ratios and the growth as pictures.
//!
//! They have no background, and their text is a grey that can be read on white and on black.

use plotters::coord::Shift;
use plotters::coord::ranged1d::SegmentValue;
use plotters::drawing::DrawingAreaErrorKind;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::samples::{Figures, geometric_mean};
use super::tables::whole;
use crate::growth::Point;
use crate::measure::{Operation, Sample};

/// Why a chart could not be drawn; into a string nothing can fail but the layout.
type Failure<'s> = DrawingAreaErrorKind<<SVGBackend<'s> as DrawingBackend>::ErrorType>;

const TEXT: RGBColor = RGBColor(125, 133, 144);

/// Colours of middling lightness, which stand out from white and from black, and from each other also for those
/// who do not see red and green.
const COLOURS: [RGBColor; 6] = [
    RGBColor(213, 94, 0),
    RGBColor(0, 128, 200),
    RGBColor(0, 158, 115),
    RGBColor(204, 102, 160),
    RGBColor(180, 140, 0),
    RGBColor(125, 100, 220),
];

/// How many libraries a chart shows: the best of those that take part.
const SHOWN: usize = COLOURS.len();

const WIDTH: u32 = 900;
const HEAD: u32 = 64;

/// For one operation, for each workload: how many times as long each of the best peers takes, or how many times
/// as many bytes. Nothing if there is no peer.
///
/// # Panics
/// If the chart does not fit its size.
#[must_use]
pub fn ratios(figures: &Figures<'_>, operation: Operation, title: &str) -> Option<String> {
    // The axis goes upwards, and the first workload belongs on top.
    let workloads: Vec<&str> = figures.workloads(operation).into_iter().rev().collect();
    let libraries = best(figures, operation);
    let points = |library: &'_ str| {
        let ratio = |(row, workload): (usize, &&str)| {
            let theirs = figures.counting(workload, operation, library)?;
            Some((theirs / figures.counting(workload, operation, "tessera")?, row))
        };
        workloads.iter().enumerate().filter_map(ratio).collect::<Vec<_>>()
    };
    let series: Vec<(&str, Vec<(f64, usize)>)> =
        libraries.iter().map(|library| (*library, points(library))).collect();
    let all = || series.iter().flat_map(|(_, points)| points.iter().map(|point| point.0));
    // A line at 1 is always in the picture, and no point lies on its edge.
    let (least, most) = (all().fold(0.9, f64::min) / 1.15, all().fold(1.2, f64::max) * 1.15);
    all().next()?;

    let axis = match operation {
        Operation::Size => "bytes of the peer ÷ bytes of Tessera",
        _ => "time of the peer ÷ time of Tessera",
    };
    let height = HEAD + 60 + 26 * workloads.len() as u32;
    Some(svg(height, |root| {
        let (head, body) = root.split_vertically(HEAD);
        heading(&head, title, libraries.iter().copied())?;
        let mut chart = ChartBuilder::on(&body)
            .margin(8)
            .margin_right(24)
            .x_label_area_size(48)
            .y_label_area_size(120)
            .build_cartesian_2d((least..most).log_scale(), (0..workloads.len()).into_segmented())?;
        let name = |row: &SegmentValue<usize>| match row {
            SegmentValue::CenterOf(row) => {
                workloads.get(*row).map_or_else(String::new, |name| (*name).into())
            }
            _ => String::new(),
        };
        chart
            .configure_mesh()
            .bold_line_style(TEXT.mix(0.25))
            .light_line_style(TRANSPARENT)
            .axis_style(TEXT)
            .label_style(("sans-serif", 14, &TEXT))
            .x_desc(format!("{axis} (right of 1: Tessera is ahead)"))
            .x_labels(8)
            .x_label_formatter(&|ratio| format!("{}×", short(*ratio)))
            .y_labels(workloads.len())
            .y_label_formatter(&name)
            .draw()?;
        let (top, bottom) = (SegmentValue::Exact(0), SegmentValue::Last);
        chart.draw_series([PathElement::new([(1.0, top), (1.0, bottom)], TEXT.stroke_width(2))])?;
        for ((number, (_, points)), colour) in series.iter().enumerate().zip(COLOURS) {
            chart.draw_series(points.iter().map(|&(ratio, row)| {
                let origin = EmptyElement::at((ratio, SegmentValue::CenterOf(row)));
                origin + mark((0, 0), number, colour)
            }))?;
        }
        Ok(())
    }))
}

/// Nanoseconds for each node over the number of nodes. Nothing if it was not measured.
///
/// # Panics
/// If the chart does not fit its size.
#[must_use]
pub fn growth(points: &[Point]) -> Option<String> {
    let (first, last) = (points.first()?, points.last()?);
    let per_node = |time: fn(&Point) -> f64| -> Vec<(f64, f64)> {
        points.iter().map(|point| (f64::from(point.nodes), time(point) / f64::from(point.nodes))).collect()
    };
    let series = [
        ("write reused", per_node(|point| point.write_reused)),
        ("verify", per_node(|point| point.verify)),
        ("read", per_node(|point| point.read)),
        ("memcpy of the buffer", per_node(|point| point.memcpy)),
    ];
    let all = || series.iter().flat_map(|(_, points)| points.iter().map(|point| point.1));
    let (least, most) = (all().fold(f64::MAX, f64::min) / 1.5, all().fold(0.0, f64::max) * 1.5);
    let nodes = f64::from(first.nodes) / 1.3..f64::from(last.nodes) * 1.3;
    Some(svg(420, |root| {
        let (head, body) = root.split_vertically(HEAD);
        heading(&head, "A scene of ever more nodes", series.iter().map(|(name, _)| *name))?;
        let mut chart = ChartBuilder::on(&body)
            .margin(8)
            .margin_right(24)
            .x_label_area_size(48)
            .y_label_area_size(80)
            .build_cartesian_2d(nodes.log_scale(), (least..most).log_scale())?;
        chart
            .configure_mesh()
            .bold_line_style(TEXT.mix(0.25))
            .light_line_style(TRANSPARENT)
            .axis_style(TEXT)
            .label_style(("sans-serif", 14, &TEXT))
            .x_desc("nodes")
            .y_desc("nanoseconds for each node")
            .y_labels(5)
            .x_label_formatter(&|nodes| whole(*nodes))
            .y_label_formatter(&|time| short(*time))
            .draw()?;
        for ((number, (_, points)), colour) in series.iter().enumerate().zip(COLOURS) {
            chart.draw_series([PathElement::new(points.clone(), colour.stroke_width(2))])?;
            chart.draw_series(
                points.iter().map(|&point| EmptyElement::at(point) + mark((0, 0), number, colour)),
            )?;
        }
        Ok(())
    }))
}

/// The peers that are nearest to us or ahead, in the order of measuring, so that colours agree between charts.
fn best<'s>(figures: &Figures<'s>, operation: Operation) -> Vec<&'s str> {
    let workloads = figures.workloads(operation);
    let mean = |library: &Sample| {
        let ratio = |workload: &&str| {
            let theirs = figures.counting(workload, operation, &library.library)?;
            Some(theirs / figures.counting(workload, operation, "tessera")?)
        };
        geometric_mean(workloads.iter().filter_map(ratio))
    };
    let rivals = figures.libraries(operation).into_iter();
    let rivals = rivals.filter(|sample| sample.is_peer() && sample.is_rival_at(operation));
    let mut rivals: Vec<_> = rivals
        .enumerate()
        .filter_map(|(order, rival)| Some((mean(rival)?, order, &*rival.library)))
        .collect();
    rivals.sort_by(|a, b| a.0.total_cmp(&b.0));
    rivals.truncate(SHOWN);
    rivals.sort_by_key(|rival| rival.1);
    rivals.into_iter().map(|rival| rival.2).collect()
}

/// The number of a tick: a power of ten times a digit, without what rounding adds to it.
fn short(tick: f64) -> String {
    format!("{}", (tick * 1e4).round() / 1e4)
}

/// A picture of this height.
fn svg<'s>(
    height: u32,
    draw: impl FnOnce(&DrawingArea<SVGBackend<'_>, Shift>) -> Result<(), Failure<'s>>,
) -> String {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        draw(&root).expect("the chart fits its size");
        root.present().expect("a string can be written to");
    }
    svg
}

/// The title, and below it what each mark stands for.
fn heading<'n, 's>(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    title: &str,
    names: impl Iterator<Item = &'n str>,
) -> Result<(), Failure<'s>> {
    let left = Pos::new(HPos::Left, VPos::Center);
    let style = ("sans-serif", 18).into_font().color(&TEXT).pos(left);
    area.draw(&Text::new(title.to_owned(), (12, 18), style))?;
    let mut x = 20;
    for ((number, name), colour) in names.enumerate().zip(COLOURS) {
        area.draw(&(EmptyElement::at((x, 46)) + mark((0, 0), number, colour)))?;
        let style = ("sans-serif", 14).into_font().color(&TEXT).pos(left);
        area.draw(&Text::new(name.to_owned(), (x + 10, 46), style))?;
        x += 34 + 7 * name.chars().count() as i32;
    }
    Ok(())
}

/// The mark of a series: its colour, and its shape for those who do not tell the colours apart.
fn mark(at: (i32, i32), number: usize, colour: RGBColor) -> Polygon<(i32, i32)> {
    const SHAPES: [&[(i32, i32)]; 6] = [
        &[(-5, -2), (-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2)],
        &[(-5, 5), (0, -5), (5, 5)],
        &[(-5, -5), (5, -5), (5, 5), (-5, 5)],
        &[(-6, 0), (0, -6), (6, 0), (0, 6)],
        &[(-5, -5), (5, -5), (0, 5)],
        &[
            (-6, -2),
            (-2, -2),
            (-2, -6),
            (2, -6),
            (2, -2),
            (6, -2),
            (6, 2),
            (2, 2),
            (2, 6),
            (-2, 6),
            (-2, 2),
            (-6, 2),
        ],
    ];
    let shape = SHAPES[number % SHAPES.len()];
    Polygon::new(shape.iter().map(|&(x, y)| (at.0 + x, at.1 + y)).collect::<Vec<_>>(), colour.filled())
}

#[cfg(test)]
mod tests {
    use super::super::testing::sample;
    use super::*;

    #[test]
    fn a_chart_shows_the_best_peers_and_names_them() {
        let owned = |library, time| sample("monsters", Operation::Owned, library, true, time);
        let mut samples = vec![owned("tessera", 100.0), owned("slow", 1_000.0)];
        samples.extend(["a", "b", "c", "d", "e", "f"].map(|library| owned(library, 200.0)));
        let figures = Figures::new(&samples);
        assert_eq!(best(&figures, Operation::Owned), ["a", "b", "c", "d", "e", "f"]);
        let chart = ratios(&figures, Operation::Owned, "Owned values").expect("there are peers");
        for text in ["Owned values", "monsters", "right of 1"] {
            assert!(chart.contains(text), "{text}");
        }
        assert!(ratios(&figures, Operation::Read, "Reading").is_none());
    }

    #[test]
    fn growth_is_drawn_over_every_size() {
        let point =
            |nodes| Point { nodes, bytes: 250, verify: 9e4, read: 4e4, write_reused: 2e5, memcpy: 5e3 };
        let chart = growth(&[point(1_000), point(10_000)]).expect("there are points");
        assert!(chart.contains("10,000") && chart.contains("nanoseconds for each node"));
        assert!(growth(&[]).is_none());
    }
}
