#pragma once
// The depth-first search that every program here runs. It finds the first solution of a problem in
// the order in which the problem lists its moves, and leaves a branch only when everything under it
// has failed.
//
// A Problem is one mutable state with these members:
//
//   Move                      a nested type
//   bool  is_solved() const   asked once for each visit to a state, before moves()
//   Moves moves() const       the moves to try, in answer order; none in a dead end. Asked at most
//                             once for each visit
//   Undo  apply(const Move&)  makes a listed move and returns what undo() needs
//   void  undo(const Undo&)   restores the state before that move exactly: all the members here then
//                             answer as they did before it
//
// Moves is any cheap value that is consumed from the front: bool empty() const, Move front() const,
// void pop_front(). FixedList in fixed_list.hpp is one; a bit mask with these members will do. So will a
// cursor that reads the problem: it is only used while the problem is in the state that it lists. Move,
// Moves and Undo are copied freely; Move and Undo have default constructors. All pruning (depth limits,
// counts, bounds) happens inside moves(): the engine adds none.
//
// Two optional parts are switched on where a solver is written:
//   DepthFirst<Problem, TranspositionTable<Key>>  enters no state twice (transposition_table.hpp)
//   run(budget)                                   stops after so many nodes and can go on from there
//
// The path is a vector of frames, not recursion: depth costs heap and never the call stack. It grows
// only when the search gets deeper than ever before; nothing else is allocated for a node.

#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace search {

enum class Outcome {
  solved,        // the problem's state is a solution and path() leads to it
  exhausted,     // no (further) solution; the problem's state is again the one at the start
  out_of_budget  // not known yet: run() again goes on from here
};

const std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

// The memory of a search that has none. A memory's enter() is asked at each node that is not solved and
// may answer false only where the state was entered before: then it is a dead end.
struct NoMemory {
  template <class Problem>
  bool enter(const Problem&) {
    return true;
  }
};

// One search of one problem, which is held by reference and must outlive it; from the first run() on
// nobody else may change it. The search owns its memory.
template <class Problem, class Memory = NoMemory>
class DepthFirst {
 public:
  using Move = typename Problem::Move;
  using Moves = decltype(std::declval<const Problem&>().moves());
  using Undo = decltype(std::declval<Problem&>().apply(std::declval<const Move&>()));

  static_assert(
      std::is_convertible<decltype(std::declval<const Problem&>().is_solved()), bool>::value,
      "a Problem needs bool is_solved() const");
  static_assert(std::is_convertible<decltype(std::declval<Moves&>().front()), Move>::value,
                "Problem::moves() must return a list whose front() is a Problem::Move");
  static_assert(
      std::is_default_constructible<Move>::value && std::is_default_constructible<Undo>::value,
      "a frame holds a Move and an Undo before there is one: both need a default constructor");

  explicit DepthFirst(Problem& problem, Memory memory = Memory())
      : problem_(problem), memory_(std::move(memory)) {}

  DepthFirst(const DepthFirst&) = delete;
  DepthFirst& operator=(const DepthFirst&) = delete;

  // Searches until the first solution, the end, or `budget` more nodes. Once solved or exhausted, every
  // further call says so again.
  Outcome run(std::uint64_t budget = unlimited) {
    while (outcome_ == Outcome::out_of_budget) {
      if (!is_at_new_state_ && !advance()) {
        outcome_ = Outcome::exhausted;
      } else if (budget == 0) {
        break;
      } else {
        --budget;
        if (visit()) outcome_ = Outcome::solved;
      }
    }
    return outcome_;
  }

  // The same for the solution that comes after the one found. Only for searches without a memory: one
  // that has entered the way to a solution would not enter it again for the next.
  Outcome run_on(std::uint64_t budget = unlimited) {
    static_assert(std::is_same<Memory, NoMemory>::value,
                  "a search with a memory finds the first solution only");
    if (outcome_ == Outcome::solved) outcome_ = Outcome::out_of_budget;
    return run(budget);
  }

  // The moves from the start to the problem's present state, first move first.
  std::vector<Move> path() const {
    std::vector<Move> moves;
    moves.reserve(frames_.size());
    for (const Frame& frame : frames_) moves.push_back(frame.taken);
    return moves;
  }

  // States visited so far, the start included: a measure of work that does not depend on the machine.
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A state on the path whose moves are being tried.
  struct Frame {
    explicit Frame(const Moves& listed) : untried(listed), taken(), undo() {}

    Moves untried;
    Move taken;
    Undo undo;
    bool is_taken = false;  // `taken` has been applied and not undone yet
  };

  // Looks at a state for the first time. True if it is a solution.
  bool visit() {
    ++nodes_;
    is_at_new_state_ = false;
    if (problem_.is_solved()) return true;
    if (!memory_.enter(problem_)) return false;
    const Moves moves = problem_.moves();
    if (!moves.empty()) frames_.emplace_back(moves);
    return false;
  }

  // Makes the next untried move, backing up as far as needed. False if there is none.
  bool advance() {
    for (; !frames_.empty(); frames_.pop_back()) {
      Frame& frame = frames_.back();
      if (frame.is_taken) problem_.undo(frame.undo);
      frame.is_taken = !frame.untried.empty();
      if (!frame.is_taken) continue;
      frame.taken = frame.untried.front();
      frame.untried.pop_front();
      frame.undo = problem_.apply(frame.taken);
      is_at_new_state_ = true;
      return true;
    }
    return false;
  }

  Problem& problem_;
  Memory memory_;
  std::vector<Frame> frames_;
  std::uint64_t nodes_ = 0;
  bool is_at_new_state_ = true;
  Outcome outcome_ = Outcome::out_of_budget;
};

}  // namespace search
