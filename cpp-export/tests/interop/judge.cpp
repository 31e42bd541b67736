// Reads buffers from standard input and says of each what Rust says of it: `ok` with its JSON, or the error.
//
// A buffer comes as two 32-bit numbers, its type and its size, and its bytes. An answer is one line.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <tessera/json.hpp>
#include <tessera/reader.hpp>

namespace {

/// JSON that is longer is not compared: buffers that share can stand for far more than they hold.
constexpr std::size_t longest = 1 << 16;

template <class T>
std::string judge(const std::byte* bytes, std::size_t size) {
    const tessera::Reader<T> reader(bytes, size);
    if (!reader.ok()) {
        const tessera::Error& error = *reader.error();
        return std::string(to_string(error.kind())) + ' ' + to_string(error);
    }
    std::string json = "ok ";
    const bool whole = [&] {
        bool fits = true;
        tessera::write_json(reader.root(), [&](std::string_view piece) {
            fits = fits && json.size() - 3 + piece.size() <= longest;
            if (fits) json += piece;
            return fits;
        });
        return fits;
    }();
    return whole ? json : "ok long";
}

}  // namespace

int main() {
    std::uint32_t head[2];
    while (std::fread(head, sizeof head, 1, stdin) == 1) {
        // Of exactly this size, so that a sanitizer sees every byte that is read behind it.
        const std::unique_ptr<std::byte[]> bytes(new std::byte[head[1]]);
        if (head[1] != 0 && std::fread(bytes.get(), head[1], 1, stdin) != 1) return 2;
        std::string answer;
        switch (head[0]) {
            CASES
            default: return 3;
        }
        std::puts(answer.c_str());
    }
    return 0;
}
