//! The reference data sets, written and read again in three ways: the checksum is the published one whether
//! the accessors read in place, the walks do, or an owned value is made. The walk is a codec written with
//! the public API alone, as a user would write one.

use schema_examples::workloads::checksum::{Fold, of};
use schema_examples::workloads::{
    Checksum, Sink as _, canada, lookup, monsters, prefab, records, scene_graph, series,
};
use std::marker::PhantomData;
use tessera::field::{
    ArmVisitor, Choice, FieldVisitor, Key, Mapping, Members, Optionals, PlainVisitor, Record, Scalar,
    Sequence, Value, Visitor,
};
use tessera::schema::Arm;
use tessera::view::Viewed;
use tessera::{Field, Plain, Reader, Sharing, Table, TableView, Union, WriteOptions, Writer};

/// The codec: hands every value to the checksum, whatever it stands in.
struct Sum<'s>(&'s mut Checksum);

impl Visitor for Sum<'_> {
    type Out = ();

    fn scalar<T: Scalar>(self, value: T) {
        self.0.mix(value.to_number());
    }
    fn plain<T: Plain>(self, value: &T) {
        value.walk(&mut SumPlain(self.0));
    }
    fn string(self, value: &str) {
        self.0.string(value);
    }
    fn plain_slice<T: Plain>(self, items: &[T]) {
        self.0.count(items.len());
        for item in items {
            item.visit(Sum(self.0));
        }
    }
    fn optionals<T: Plain, I: Optionals<T>>(self, items: I) {
        let items = items.items();
        self.0.count(items.len());
        for item in items {
            item.visit(Sum(self.0));
        }
    }
    fn sequence<T: Field, S: Sequence<T>>(self, items: S) {
        let items = items.items();
        self.0.count(items.len());
        for item in items {
            item.visit(Sum(self.0));
        }
    }
    fn map<K: Key, V: Field, M: Mapping<K, V>>(self, entries: M) {
        self.0.count(entries.len());
        for (key, value) in entries.entries() {
            key.visit(Sum(self.0));
            value.visit(Sum(self.0));
        }
    }
    fn set<K: Key, M: Members<K>>(self, members: M) {
        self.0.count(members.len());
        for member in members.items() {
            member.visit(Sum(self.0));
        }
    }
    fn table<T: Table, R: Record<T>>(self, record: R) {
        record.walk(&mut SumFields(self.0, PhantomData::<T>));
    }
    fn union<U: Union, C: Choice<U>>(self, choice: C) {
        choice.walk(SumArm(self.0));
    }
    fn none<T: Field>(self) {
        None::<u8>.fold(self.0);
    }
    fn some<T: Field, X: Value<T>>(self, value: X) {
        value.visit(self);
    }
}

struct SumFields<'s, T>(&'s mut Checksum, PhantomData<T>);

impl<T: Table> FieldVisitor for SumFields<'_, T> {
    fn field<F: Field, X: Value<F>>(&mut self, _: usize, value: X) {
        value.visit(Sum(self.0));
    }
}

struct SumPlain<'s>(&'s mut Checksum);

impl PlainVisitor for SumPlain<'_> {
    fn field<F: Plain>(&mut self, _: usize, value: &F) {
        value.visit(Sum(self.0));
    }
}

struct SumArm<'s>(&'s mut Checksum);

impl ArmVisitor for SumArm<'_> {
    type Out = ();
    fn arm<T: Table, R: Record<T>>(self, arm: &'static Arm, record: R) {
        // The data has one union, whose arms the checksum numbers in the order of the declaration.
        let names =
            ["ImageComponent", "TextComponent", "ButtonComponent", "LayoutComponent", "ControllerComponent"];
        let number = names.iter().position(|name| *name == arm.name);
        self.0.mix(number.expect("an arm of the one union there is") as u64);
        Sum(self.0).table::<T, R>(record);
    }
    fn unknown(self, _: u32) {
        None::<u8>.fold(self.0);
    }
}

fn walked<T: Table, R: Record<T>>(record: R) -> u64 {
    let mut sum = Checksum::new();
    Sum(&mut sum).table::<T, R>(record);
    sum.finish()
}

#[track_caller]
fn case<T>(value: &T, expected: u64)
where
    T: Viewed + Fold,
    for<'a> T::View<'a>: Fold + TableView<'a, Table = T>,
{
    assert_eq!(of(value), expected, "owned");
    assert_eq!(walked::<T, &T>(value), expected, "owned, by the walks");
    for sharing in [Sharing::None, Sharing::Strings, Sharing::All] {
        let mut writer = Writer::with_options(WriteOptions::new().sharing(sharing));
        let bytes = writer.write(value).unwrap();
        let reader = Reader::<T>::open(bytes).unwrap();
        assert_eq!(of(&reader.root()), expected, "accessors, {sharing:?}");
        assert_eq!(walked::<T, _>(reader.root().object()), expected, "view, by the walks, {sharing:?}");
        assert_eq!(of(&reader.to_owned().unwrap()), expected, "owned again, {sharing:?}");
        let mut again = Writer::with_options(WriteOptions::new().sharing(sharing));
        let again = again.write_record::<T, _>(reader.root().object()).unwrap();
        assert!(again == bytes, "a view is written again with the same bytes, {sharing:?}");
    }
}

#[test]
fn the_reference_data_has_its_checksums_however_it_is_read() {
    case(&prefab::data(prefab::SEED), 17_918_421_578_561_851_297);
    case(&monsters::data(monsters::SEED), 9_686_336_437_449_694_365);
    case(&records::data(records::SEED), 16_950_833_987_727_925_880);
    case(&series::data(series::SEED), 4_819_515_266_526_374_526);
    case(&series::fixed_data(series::SEED), 4_819_515_266_526_374_526);
    case(&scene_graph::data(scene_graph::Shape::DenseUnique), 18_378_776_097_354_149_099);
    case(&scene_graph::data(scene_graph::Shape::SparseUnique), 9_208_628_813_456_085_688);
    case(&scene_graph::data(scene_graph::Shape::DenseShared), 17_534_349_361_329_842_871);
    case(&lookup::data(lookup::SEED), 13_907_908_313_588_902_960);
    case(&canada::synthetic(), canada::checksum(&canada::synthetic()));
}
