// What programs do with generated headers, on a table that is not stored and on a buffer of the format document: everything
// that the API offers, with what it has to give. Prints nothing if all is well.
//
//   g++ -std=c++20 -I cpp-export/include -I schema-examples/cpp/generated cpp-export/tests/interop/api.cpp -o api && ./api monster.bin

#include <schema-examples.tessera.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace {

int failures = 0;

void expect(bool condition, int line) {
    if (!condition) {
        std::printf("%s:%d: not so\n", __FILE__, line);
        ++failures;
    }
}

/// A table that is not stored reads as the defaults of its schema.
void defaults() {
    const tour::Monster monster;
    expect(!monster.name().has_value() && !monster.has_name(), __LINE__);
    expect(monster.hp() == 100 && monster.element() == tour::Element::Fire && monster.team() == tour::Team::Red, __LINE__);
    expect(monster.position() == tour::Vec3{} && monster.has_position(), __LINE__);
    expect(monster.visible() && !monster.boss() && !monster.asleep(), __LINE__);
    expect(monster.initial() == U'M' && monster.tint() == tour::Rgba{}, __LINE__);
    expect(monster.loot().empty() && monster.loot().find("gold") == monster.loot().end() && !monster.loot().get("gold"), __LINE__);
    expect(monster.weapons().empty() && monster.weapons().begin() == monster.weapons().end(), __LINE__);
    expect(monster.slots_().size() == 3 && monster.slots_()[2].empty(), __LINE__);
    expect(monster.stats().strength() == 10 && monster.stats().speed() == 1.5F, __LINE__);
    expect(!monster.component() && !monster.leader() && monster.minions().empty(), __LINE__);
    expect(monster == tour::Monster() && to_string(monster).starts_with("{\n  \"name\": null,\n  \"hp\": 100,"), __LINE__);
}

/// Enums, flags, unions.
void choices() {
    using tour::Layers;
    constexpr Layers both = Layers::Ground | Layers::Air;
    static_assert(has_all(both, Layers::Air) && !has_any(both, Layers::Water) && (both & ~Layers::Air) == Layers::Ground);
    expect(tessera::to_json(both) == R"(["Ground","Air"])", __LINE__);
    expect(tessera::to_json(static_cast<Layers>(68)) == R"(["Water",64])" && !is_known(static_cast<Layers>(68)), __LINE__);
    expect(to_string(tour::Element::Ice) == "Ice" && !is_known(static_cast<tour::Element>(9)), __LINE__);
    expect(tessera::to_json(static_cast<tour::Element>(9)) == "9", __LINE__);
    const tour::Component null;
    expect(null.kind() == tour::Component::Kind::none && to_string(null.kind()) == "none", __LINE__);
    expect(!null.as<tour::Sprite>() && tessera::to_json(null) == "null", __LINE__);
    const int visited = null.visit([]<class Arm>(const Arm&) { return std::is_same_v<Arm, tessera::Null> ? 1 : 0; });
    expect(visited == 1, __LINE__);
}

/// The monster of the format document.
void monster(const char* path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const tessera::Reader<game::Monster> reader(bytes.data(), bytes.size());
    expect(reader.ok() && !reader.error(), __LINE__);
    const game::Monster orc = reader.root();
    expect(orc.name() == "Orc" && orc.hp() == 100 && orc.mana() == 25 && orc.position() == game::Vec3{1, 2, 3}, __LINE__);
    const auto weapons = orc.weapons();
    expect(std::ranges::count_if(weapons, [](game::Weapon weapon) { return weapon.damage() > 3; }) == 2, __LINE__);
    expect(weapons.back().name() == "Bow" && weapons.begin()[1].damage() == 4, __LINE__);
    // At any address.
    std::string shifted = ' ' + bytes;
    const tessera::Reader<game::Monster> moved(shifted.data() + 1, bytes.size());
    expect(moved.ok() && moved.root() == orc, __LINE__);
    const tessera::Reader<game::Monster> refused(shifted.data() + 1, bytes.size(), {.copy_unaligned = false});
    expect(!refused.ok() && refused.error()->kind() == tessera::ErrorKind::Misaligned, __LINE__);
    // The text of an error is that of Rust.
    shifted[1 + 296] = '\xc3';
    const tessera::Reader<game::Monster> broken(shifted.data() + 1, bytes.size());
    expect(!broken.ok() && to_string(*broken.error()) == "bad string at Monster.Weapons[0].Name (byte 296): expected UTF-8, found 195", __LINE__);
    expect(broken.root().weapons().empty(), __LINE__);
}

}  // namespace

int main(int argc, char** argv) {
    defaults();
    choices();
    monster(argc > 1 ? argv[1] : "monster.bin");
    return failures == 0 ? 0 : 1;
}
