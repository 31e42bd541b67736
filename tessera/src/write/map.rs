//! Maps: sorted keys and their values (FORMAT §10).

use super::share::Class;
use super::{Sharing, State};
use crate::error::{Step, WriteErrorKind};
use crate::field::{Field, Key, Mapping, Members};
use crate::format::{Kind, MAP_KEYS, MAP_PRESENCE, MAP_SIZE, MAP_VALUES};
use crate::schema::TypeRef;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Memory for sorting the entries of hash maps, kept from one map to the next; for hash sets, `V` is `()`.
///
/// The vectors are always empty here. Only their memory is handed on, by [`recycle`], which any pair of
/// references fits into.
#[derive(Debug)]
pub(super) struct Scratch<V>(Vec<Vec<(&'static (), V)>>);

impl<V> Default for Scratch<V> {
    fn default() -> Self {
        Scratch(Vec::new())
    }
}

/// The memory of an empty vector as a vector of another type: the standard library collects in place when
/// both elements have one layout, and allocates anew when not.
fn recycle<A, B>(mut from: Vec<A>) -> Vec<B> {
    from.clear();
    from.into_iter().map(|_| -> B { unreachable!("the vector is empty") }).collect()
}

pub(super) type Entries = Scratch<&'static ()>;
pub(super) type Singles = Scratch<()>;

impl State {
    /// Writes a map at level `depth`; returns its position.
    pub(super) fn map<K: Key, V: Field, M: Mapping<K, V>>(&mut self, entries: M, depth: u32) -> usize {
        if M::SORTED {
            return self.columns::<K, V, M, _>(entries.len(), || entries.clone().entries_back(), depth);
        }
        let mut sorted: Vec<(M::Key, M::Item)> = recycle(self.entries.0.pop().unwrap_or_default());
        sorted.extend(entries.entries());
        // Keys are distinct, so an unstable sort gives the one order there is.
        sorted.sort_unstable_by(|(a, _), (b, _)| M::compare(a, b));
        if !M::DISTINCT || !K::IN_ORDER {
            self.refuse_equal(&sorted, |(a, _), (b, _)| M::compare(a, b));
        }
        let position = self.columns::<K, V, M, _>(sorted.len(), || sorted.iter().rev().cloned(), depth);
        self.entries.0.push(recycle(sorted));
        position
    }

    /// Notes an error if two neighbours are equal.
    fn refuse_equal<E>(&mut self, sorted: &[E], compare: impl Fn(&E, &E) -> Ordering) {
        if let Some(i) = sorted.windows(2).position(|pair| compare(&pair[0], &pair[1]).is_eq()) {
            self.fail(WriteErrorKind::DuplicateKey);
            self.prepend(Step::Element(i + 1));
        }
    }

    /// Writes a set at level `depth`; returns its position.
    pub(super) fn set<K: Key, M: Members<K>>(&mut self, members: M, depth: u32) -> usize {
        if M::SORTED {
            return self.column::<K, _>(members.len(), members.items_back(), depth);
        }
        let mut sorted: Vec<(M::Item, ())> = recycle(self.members.0.pop().unwrap_or_default());
        sorted.extend(members.items().map(|member| (member, ())));
        sorted.sort_unstable_by(|(a, ()), (b, ())| M::compare(a, b));
        if !M::DISTINCT || !K::IN_ORDER {
            self.refuse_equal(&sorted, |(a, ()), (b, ())| M::compare(a, b));
        }
        let position =
            self.column::<K, _>(sorted.len(), sorted.iter().rev().map(|(member, ())| member.clone()), depth);
        self.members.0.push(recycle(sorted));
        position
    }

    fn columns<K, V, M, I>(&mut self, len: usize, back: impl Fn() -> I, depth: u32) -> usize
    where
        K: Key,
        V: Field,
        M: Mapping<K, V>,
        I: Iterator<Item = (M::Key, M::Item)>,
    {
        if !self.enter(depth) {
            return 0;
        }
        // String keys come first so that they lie together at the end of the map (FORMAT 15.7).
        let keys_first = matches!(K::TYPE.kind, Kind::String);
        let mut keys = 0;
        if keys_first {
            keys = self.column::<K, _>(len, back().map(|(key, _)| key), depth + 1);
            if !self.column_done(MAP_KEYS) {
                return 0;
            }
        }
        let values = self.column::<V, _>(len, back().map(|(_, value)| value), depth + 1);
        if !self.column_done(MAP_VALUES) {
            return 0;
        }
        if !keys_first {
            keys = self.column::<K, _>(len, back().map(|(key, _)| key), depth + 1);
            if !self.column_done(MAP_KEYS) {
                return 0;
            }
        }
        self.map_object(const { map_key::<K, V>() }, keys, values)
    }

    fn column_done(&mut self, name: &'static str) -> bool {
        if self.error.is_some() {
            self.prepend(Step::Field(name));
            return false;
        }
        true
    }

    fn map_object(&mut self, ty: u64, keys: usize, values: usize) -> usize {
        if self.options.sharing == Sharing::All {
            self.key.clear();
            self.key.extend_from_slice(&(keys as u32).to_le_bytes());
            self.key.extend_from_slice(&(values as u32).to_le_bytes());
            let position = self.out.position_after(MAP_SIZE, 4);
            let class = Class::Object(ty);
            if let Some(earlier) = self.items.find_or_insert(class, Some(&self.key), (position, 0), &self.out)
            {
                return earlier;
            }
        }
        let Some(_) = self.reserve(MAP_SIZE, 4, MAP_SIZE - 4) else { return 0 };
        let position = self.out.position();
        let target = self.out.at_mut(position, MAP_SIZE);
        let words = [MAP_PRESENCE, (position - 4 - keys) as u32, (position - 8 - values) as u32];
        for (target, word) in target.chunks_exact_mut(4).zip(words) {
            target.copy_from_slice(&word.to_le_bytes());
        }
        position
    }
}

/// Identity of the map type.
const fn map_key<K: Key, V: Field>() -> u64 {
    TypeRef::map(&const { TypeRef::vector(&K::TYPE) }, &const { TypeRef::vector(&V::TYPE) }).key
}
