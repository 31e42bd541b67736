//! Unions (FORMAT 11, 18.20).

use super::case::{accept, buffer, refuse};
use tessera::ReadErrorKind::{BadOffset, BadUnionTag, OutOfBounds, ReservedBits};
use tessera::Reader;
use tessera_tests::dump::patched;

tessera::tessera_schema! {
    schema unions;
    union Item { Potion, Key }
    table Potion { heal: i32 }
    /// Another layout: bit 0 is no value of 4 bytes, and 0b1111 is legal.
    table Key { door: u64, golden: bool }
    table Holder { item: Item }
    table Bag { items: Vec<Item> }
    table Maybe { items: Vec<Option<Item>> }
}

fn holder() -> Vec<u8> {
    buffer::<Holder>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | tag:Potion | 04 00 00 00   # bit 0: item, -> 28
         @28  01 00 00 00 | 07 00 00 00                # heal 7
         @36",
    )
}

fn bag() -> Vec<u8> {
    buffer::<Bag>(
        "@0   10 00 00 00 | 54 53 | 02 | 00 | fp
         @16  01 00 00 00 | 04 00 00 00                # bit 0: items -> 24
         @24  02 00 00 00
         @28  tag:Potion | 0c 00 00 00                 # -> 44
         @36  00*8                                     # null
         @44  01 00 00 00 | 07 00 00 00",
    )
}

#[test]
fn the_good_buffers_are_good() {
    accept::<Holder>(&holder());
    accept::<Bag>(&bag());
    let bytes = holder();
    let reader = Reader::<Holder>::open(&bytes).unwrap();
    assert!(matches!(reader.root().item(), ItemView::Potion(potion) if potion.heal() == 7));
}

/// The attack: a tag that no arm has, with an object behind it that no reader could know the type of (18.20:
/// on the exact path that is an error).
#[test]
fn an_unknown_tag_with_an_offset_is_refused() {
    let potion = u32::from_le_bytes(holder()[20..24].try_into().unwrap());
    for tag in [0, 1, potion ^ 1, potion.swap_bytes(), u32::MAX] {
        let why = format!("found {tag}");
        let mut bytes = holder();
        bytes[20..24].copy_from_slice(&tag.to_le_bytes());
        refuse::<Holder>(&bytes, BadUnionTag, "Holder.item", 20, &why);
        let mut bytes = bag();
        bytes[28..32].copy_from_slice(&tag.to_le_bytes());
        refuse::<Bag>(&bytes, BadUnionTag, "Bag.items[0]", 28, &why);
    }
}

/// The attack: a member with an unknown tag and no object. The offset is checked first, and a member's must not
/// be null.
#[test]
fn a_null_offset_of_a_member_is_a_bad_offset_whatever_the_tag() {
    for tag in ["tag:Potion", "00*4", "01 00 00 00"] {
        let bytes = patched(&holder(), 20, &format!("{tag} | 00 00 00 00"));
        refuse::<Holder>(&bytes, BadOffset, "Holder.item", 24, "found 0");
    }
}

/// 18.20: the offset is checked before the tag.
#[test]
fn a_bad_offset_with_an_unknown_tag_is_a_bad_offset() {
    let bytes = patched(&holder(), 20, "01 00 00 00 | 05 00 00 00");
    refuse::<Holder>(&bytes, BadOffset, "Holder.item", 24, "expected a multiple of 4, found 5");
    let bytes = patched(&holder(), 20, "01 00 00 00 | 0c 00 00 00");
    refuse::<Holder>(&bytes, OutOfBounds, "Holder.item", 24, "expected at most 11, found 12");
    let bytes = patched(&bag(), 28, "01 00 00 00 | 02 00 00 00");
    refuse::<Bag>(&bytes, BadOffset, "Bag.items[0]", 32, "expected a multiple of 4, found 2");
}

/// 18.20: an element whose offset is 0 is null whatever its tag is, so it reads as null (20.7 keeps `Unknown`
/// for content of arms that the reader does not know).
#[test]
fn an_element_without_an_offset_is_null_whatever_its_tag() {
    for tag in ["tag:Potion", "01 00 00 00", "ff*4"] {
        let bytes = patched(&bag(), 36, &format!("{tag} | 00*4"));
        accept::<Bag>(&bytes);
        let reader = Reader::<Bag>::open(&bytes).unwrap();
        assert_eq!(reader.root().items().get(1), Some(ItemView::Unknown(0)), "{tag}");
        assert_eq!(reader.to_owned().unwrap().items[1], Item::Unknown(0), "{tag}");
    }
}

/// The same where elements are options: null is `None` (20.5).
#[test]
fn an_optional_element_without_an_offset_is_none_whatever_its_tag() {
    for tag in ["00*4", "tag:Potion", "01 00 00 00", "ff*4"] {
        let text =
            format!("10 00 00 00 54 53 02 00 fp @16 01 00 00 00 | 04 00 00 00 @24 01 00*3 | {tag} | 00*4");
        let bytes = buffer::<Maybe>(&text);
        accept::<Maybe>(&bytes);
        let reader = Reader::<Maybe>::open(&bytes).unwrap();
        assert_eq!(reader.root().items().get(0), Some(None), "{tag}");
        assert_eq!(reader.to_owned().unwrap().items, [None], "{tag}");
    }
}

/// What reads as null is written as null: a good reader's value can be saved again.
#[test]
fn what_was_accepted_can_be_written_again() {
    for tag in ["00*4", "tag:Potion", "01 00 00 00"] {
        let bytes = patched(&bag(), 36, &format!("{tag} | 00*4"));
        let owned: Bag = tessera::from_bytes(&bytes).unwrap();
        assert!(tessera::to_bytes(&owned).is_ok(), "{tag}: {:?}", tessera::to_bytes(&owned));
    }
}

/// The attack: the tag of one arm before the object of another. It is verified as what the tag says.
#[test]
fn an_object_is_verified_as_the_arm_of_its_tag() {
    let key = patched(&holder(), 20, "tag:Key");
    // As a Key, bit 0 is a cell of 8 bytes at 32, and only 4 are left.
    refuse::<Holder>(&key, OutOfBounds, "Holder.item(Key)", 28, "expected at most 8, found 12");
    refuse::<Holder>(&patched(&key, 28, "02"), ReservedBits, "Holder.item(Key)", 28, "found 2");
    accept::<Holder>(&patched(&key, 28, "0c"));
    refuse::<Holder>(&patched(&holder(), 28, "0c"), ReservedBits, "Holder.item(Potion)", 28, "found 12");
}

/// The attack: one element of several is wrong; its neighbours are fine (DEMANDS 2-20).
#[test]
fn elements_are_verified_as_the_arm_of_their_tag() {
    let bytes = patched(&bag(), 36, "tag:Key | 04 00*3");
    refuse::<Bag>(&bytes, OutOfBounds, "Bag.items[1](Key)", 44, "expected at most 8, found 12");
    accept::<Bag>(&patched(&bag(), 36, "tag:Potion | 04 00*3"));
}
