//! Numbers and names as people read them.

/// `12,345`.
pub(super) fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i != 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `1 mesh`, `2 meshes`, `3 indices`.
pub(super) fn count(number: usize, noun: &str) -> String {
    let plural = match (number, noun) {
        (1, _) => noun.to_owned(),
        (_, "index") => "indices".to_owned(),
        (_, noun) if noun.ends_with("sh") => format!("{noun}es"),
        (_, noun) => format!("{noun}s"),
    };
    format!("{} {plural}", thousands(number))
}

/// A name from a file, on one line and no longer than `width` characters.
pub(super) fn printable(name: &str, width: usize) -> String {
    let clean = |c: char| if c.is_control() { '·' } else { c };
    match name.chars().count() <= width {
        true => name.chars().map(clean).collect(),
        false => name.chars().take(width.saturating_sub(1)).map(clean).chain(['…']).collect(),
    }
}

/// What share each part has of all, to a tenth of a percent; the shares sum to 100.0 %.
///
/// What rounding adds or takes goes to the last part, or to the largest if the last is too small: equal parts
/// should look equal.
pub(super) fn percents(parts: &[usize]) -> Vec<String> {
    let total = parts.iter().sum::<usize>().max(1) as f64;
    let mut tenths: Vec<i64> =
        parts.iter().map(|part| (*part as f64 * 1000.0 / total).round() as i64).collect();
    let missing = 1000 - tenths.iter().sum::<i64>();
    let last_has_room = tenths.last().is_some_and(|last| last + missing >= 0);
    let place = if last_has_room { tenths.last_mut() } else { tenths.iter_mut().max() };
    if let Some(tenths) = place {
        *tenths += missing;
    }
    tenths.into_iter().map(|tenths| format!("{}.{} %", tenths / 10, tenths % 10)).collect()
}

/// A length to two decimals, without the minus of -0.00.
pub(super) fn length(x: f32) -> String {
    let text = format!("{x:.2}");
    match text.strip_prefix('-') {
        Some("0.00") => "0.00".to_owned(),
        _ => text,
    }
}

/// A bar of up to 24 characters, in steps of an eighth of one.
pub(super) fn bar(part: usize, total: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (part as f64 / total.max(1) as f64 * 24.0 * 8.0).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}
