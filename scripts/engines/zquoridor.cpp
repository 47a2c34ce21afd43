// Runs gitzambrano/zquoridor as a QTP engine for `keddah match`, with the search of its web page:
// best-first tree search with its network. (Its own program qtp_engine has only alpha-beta search.)
// Needs a checkout of that program:
//
//     g++ -O3 -std=c++17 -march=native -I CHECKOUT scripts/engines/zquoridor.cpp -o zquoridor
//     zquoridor CHECKOUT
#include "gui_web/engine_wasm.cpp"

#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

// More than its search can reach, so that only time ends it.
constexpr int DEPTH = 40;

static int ms = 300;

// Returns the label of a square or wall. Rows are counted from the top: nine of squares, eight of
// walls, each named by the square to its upper left.
static std::string square(int row, int column, int rows) {
    return std::string(1, char('a' + column)) + std::to_string(rows - row);
}

static std::string genmove() {
    if (qr_is_draw()) {
        // Its own rules end the game here; in QTP it goes on.
        g_reptbl.clear();
        g_reptbl.push(g_state.hash);
    }
    if (!qr_engine_move(DEPTH, ms)) throw std::runtime_error("the game is over");
    const int a = qr_last_move_a();
    if (!qr_last_move_is_wall()) return square(a / 9, a % 9, 9);
    return square(qr_last_move_b(), qr_last_move_c(), 8) + (a == 0 ? "h" : "v");
}

static void play(const std::string& move) {
    const bool wall = move.size() == 3;
    const int rows = wall ? 8 : 9;
    const int column = move.size() < 2 ? -1 : move[0] - 'a', row = move.size() < 2 ? -1 : rows - (move[1] - '0');
    if (column < 0 || column >= rows || row < 0 || row >= rows) throw std::runtime_error("not a move: " + move);
    const int played = wall ? qr_apply_wall_move(move[2] == 'h' ? 0 : 1, row, column) : qr_apply_pawn_move(row * 9 + column);
    if (!played) throw std::runtime_error("illegal move: " + move);
}

static std::string execute(const std::string& command, std::istream& rest) {
    std::string color, move;
    double main = 0, seconds = 0;
    if (command == "name") return "zquoridor";
    if (command == "clear_board") return qr_new_game(), "";
    if (command == "genmove") return genmove();
    if (command == "play" && rest >> color >> move) return play(move), "";
    if (command == "time_settings" && rest >> main >> seconds) return ms = int(seconds * 1000), "";
    if (command == "quit") return "";
    throw std::runtime_error("unknown command");
}

int main(int count, char** arguments) {
    const std::string weights = std::string(count > 1 ? arguments[1] : ".") + "/data/nnue/nnue_weights_int8.bin";
    if (!qr_load_nnue_weights(weights.c_str()) || !qr_mcab_active()) {
        std::cerr << "usage: zquoridor CHECKOUT (no network in " << weights << ")\n";
        return 2;
    }
    qr_new_game();
    for (std::string line, command; command != "quit" && std::getline(std::cin, line);) {
        std::istringstream words(line);
        if (!(words >> command)) continue;
        try {
            std::cout << "= " << execute(command, words) << "\n\n" << std::flush;
        } catch (const std::exception& error) {
            std::cout << "? " << error.what() << "\n\n" << std::flush;
        }
    }
}
