//! Maps: sorted keys and their values (FORMAT §10).

use super::items::{Class, Key as ItemKey};
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

impl<V> Scratch<V> {
    /// Bytes in memory.
    pub(super) fn memory(&self) -> usize {
        self.0.iter().map(|vector| vector.capacity() * size_of::<(&(), V)>()).sum()
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
    pub(super) fn map<K: Key, V: Field, M: Mapping<K, V>>(&mut self, entries: M, depth: u32) -> u32 {
        if M::SORTED {
            return self.columns::<K, V, M, _>(entries.len(), || entries.clone().entries_back(), depth);
        }
        let mut sorted: Vec<(M::Key, M::Item)> = recycle(self.entries.0.pop().unwrap_or_default());
        sorted.extend(entries.entries());
        // Keys are distinct, so an unstable sort gives the one order there is.
        sorted.sort_unstable_by(|(a, _), (b, _)| M::compare(a, b));
        let equal =
            (!M::DISTINCT || !K::IN_ORDER) && self.refuse_equal(&sorted, |(a, _), (b, _)| M::compare(a, b));
        let position = if equal {
            0
        } else {
            self.columns::<K, V, M, _>(sorted.len(), || sorted.iter().rev().cloned(), depth)
        };
        self.entries.0.push(recycle(sorted));
        position
    }

    /// Whether two neighbours are equal, which is an error.
    fn refuse_equal<E>(&mut self, sorted: &[E], compare: impl Fn(&E, &E) -> Ordering) -> bool {
        let Some(i) = sorted.windows(2).position(|pair| compare(&pair[0], &pair[1]).is_eq()) else {
            return false;
        };
        self.fail(WriteErrorKind::DuplicateKey);
        self.prepend(Step::Element(i + 1));
        true
    }

    /// Writes a set at level `depth`; returns its position.
    pub(super) fn set<K: Key, M: Members<K>>(&mut self, members: M, depth: u32) -> u32 {
        if M::SORTED {
            return self.column::<K, _>(members.len(), members.items_back(), depth);
        }
        let mut sorted: Vec<(M::Item, ())> = recycle(self.members.0.pop().unwrap_or_default());
        sorted.extend(members.items().map(|member| (member, ())));
        sorted.sort_unstable_by(|(a, ()), (b, ())| M::compare(a, b));
        let equal =
            (!M::DISTINCT || !K::IN_ORDER) && self.refuse_equal(&sorted, |(a, ()), (b, ())| M::compare(a, b));
        let position = if equal {
            0
        } else {
            self.column::<K, _>(sorted.len(), sorted.iter().rev().map(|(member, ())| member.clone()), depth)
        };
        self.members.0.push(recycle(sorted));
        position
    }

    fn columns<K, V, M, I>(&mut self, len: usize, back: impl Fn() -> I, depth: u32) -> u32
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

    fn map_object(&mut self, ty: u64, keys: u32, values: u32) -> u32 {
        let class = Class::Object(ty);
        let mut key = [0; 8];
        key[..4].copy_from_slice(&keys.to_le_bytes());
        key[4..].copy_from_slice(&values.to_le_bytes());
        let key = ItemKey::Bytes(&key);
        let mut vacant = None;
        if self.options.sharing == Sharing::All {
            match self.items.find(class, key, &self.out) {
                Ok(earlier) => return earlier,
                Err(free) => vacant = Some(free),
            }
        }
        let Some(_) = self.reserve(MAP_SIZE, 4, MAP_SIZE - 4) else { return 0 };
        let position = self.out.position() as u32;
        let words = [MAP_PRESENCE, position - 4 - keys, position - 8 - values];
        for (target, word) in self.out.item_mut(MAP_SIZE).as_chunks_mut::<4>().0.iter_mut().zip(words) {
            *target = word.to_le_bytes();
        }
        if let Some(vacant) = vacant {
            self.items.insert(vacant, class, key, &self.out, position);
        }
        position
    }
}

/// Identity of the map type.
const fn map_key<K: Key, V: Field>() -> u64 {
    TypeRef::map(&const { TypeRef::vector(&K::TYPE) }, &const { TypeRef::vector(&V::TYPE) }).key
}
