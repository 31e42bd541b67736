// Opens buffers and says what the verifier says: `kind path offset | text` for one that is refused, `ok` for one that is
// accepted, and then its JSON.
//
//   g++ -std=c++20 -DSCHEMA_HEADER='"game/Monster.hpp"' -DSCHEMA_ROOT=game::Monster … verdicts.cpp -o verdicts
//   verdicts FILE…            one verdict a line; behind `ok`, the JSON in a line of its own
//   verdicts --pack FILE      of many buffers in one file, each led by its length as 64 bits and padded to 8 bytes: the
//                             verdict alone. What is accepted is read completely.
//   verdicts --depth N …      with another limit of levels
//
// Each buffer lies in memory of exactly its length, so that a sanitizer sees every read outside.

#include SCHEMA_HEADER

#include <tessera/compare.hpp>
#include <tessera/json.hpp>
#include <tessera/print.hpp>
#include <tessera/reader.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace {

using Root = SCHEMA_ROOT;

std::string load(const char* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Prints the verdict on a buffer; JSON too if `all`, else it is made and thrown away, up to a length.
void judge(const char* data, std::size_t size, tessera::ReadOptions options, bool all) {
    const auto words = std::make_unique<std::uint64_t[]>(size / 8);
    // The last bytes of a buffer whose length is no multiple of 8 are copied by the reader, from an unaligned place.
    const auto odd = size % 8 == 0 ? nullptr : std::make_unique<char[]>(size + 1);
    const void* bytes = words.get();
    if (odd != nullptr) {
        std::memcpy(odd.get(), data, size);
        bytes = odd.get();
    } else if (size != 0) {
        std::memcpy(words.get(), data, size);
    }
    const tessera::Reader<Root> reader(bytes, size, options);
    if (!reader.ok()) {
        const tessera::Error& error = *reader.error();
        std::printf("%.*s %s %llu | %s\n", static_cast<int>(to_string(error.kind()).size()), to_string(error.kind()).data(), error.path().c_str(),
                    static_cast<unsigned long long>(error.offset()), to_string(error).c_str());
        return;
    }
    std::printf("ok\n");
    if (all) {
        std::printf("%s\n", tessera::to_json(reader.root()).c_str());
    } else {
        std::size_t left = 1 << 18;
        tessera::write_json(reader.root(), [&left](std::string_view piece) {
            left -= piece.size() < left ? piece.size() : left;
            return left != 0;
        });
    }
}

}  // namespace

int main(int argc, char** argv) {
    tessera::ReadOptions options;
    if (argc > 2 && std::string_view(argv[1]) == "--depth") {
        options.max_depth = static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10));
        argc -= 2;
        argv += 2;
    }
    if (argc == 3 && std::string_view(argv[1]) == "--pack") {
        const std::string pack = load(argv[2]);
        for (std::size_t at = 0; at + 8 <= pack.size();) {
            std::uint64_t size = 0;
            std::memcpy(&size, pack.data() + at, 8);
            judge(pack.data() + at + 8, static_cast<std::size_t>(size), options, false);
            at += 8 + (static_cast<std::size_t>(size) + 7) / 8 * 8;
        }
        return 0;
    }
    for (int i = 1; i < argc; ++i) {
        const std::string bytes = load(argv[i]);
        judge(bytes.data(), bytes.size(), options, true);
    }
    return 0;
}
