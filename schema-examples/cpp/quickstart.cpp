// Reads `monster.bin`, which the Rust example `quickstart` writes, and prints what that prints of it.
//
//   cargo run -p cpp-export -- --package schema-examples --out target/cpp
//   g++ -std=c++20 -I target/cpp schema-examples/cpp/quickstart.cpp -o target/quickstart && target/quickstart

#include <game/Monster.hpp>
#include <tessera/json.hpp>
#include <tessera/reader.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>

int main(int argc, char** argv) {
    std::ifstream file(argc > 1 ? argv[1] : "monster.bin", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};

    // Verified once; after that every accessor is a few instructions and a load.
    const tessera::Reader<game::Monster> reader(bytes.data(), bytes.size());
    if (!reader.ok()) {
        std::printf("refused: %s\n", to_string(*reader.error()).c_str());
        return 1;
    }
    const game::Monster monster = reader.root();
    const std::string_view name = monster.name();
    std::printf("name      %.*s\n", static_cast<int>(name.size()), name.data());
    std::printf("hp        %d (%s)\n", monster.hp(), monster.has_hp() ? "stored" : "the default: not stored");
    if (const std::optional<std::int32_t> mana = monster.mana()) {
        std::printf("mana      %d\n", *mana);
    }
    const game::Vec3& position = monster.position();
    std::printf("position  %g %g %g\n", static_cast<double>(position.x), static_cast<double>(position.y), static_cast<double>(position.z));
    for (const game::Weapon weapon : monster.weapons()) {
        std::printf("weapon    %.*s, damage %d\n", static_cast<int>(weapon.name().size()), weapon.name().data(), weapon.damage());
    }
    std::printf("%s\n", tessera::to_json(monster).c_str());
    return 0;
}
