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
//                             once for each visit, and never in a solution
//   Undo  apply(const Move&)  makes a listed move and returns what undo() needs
//   void  undo(const Undo&)   restores exactly the state before that move: every member here
//                             then answers as it did before it
//
// Moves is any cheap value that is consumed from the front: bool empty() const, Move front() const,
// void pop_front(). FixedList in fixed_list.hpp is one; a bit mask with these members will do. So
// will a cursor that reads the problem: it is only used while the problem is in the state whose
// moves it lists. Move, Moves and Undo are copied freely; Move and Undo have default constructors.
// All pruning (depth limits, counts, bounds) happens inside moves(): the engine adds none.
//
// Two optional parts are switched on where a solver is written:
//   DepthFirst<Problem, TranspositionTable<Key>>  knows states that it has entered before
//   run(budget)                                   stops after so many nodes, can go on from there
//
// The path is a vector of frames, not recursion: depth costs heap and never the call stack. It
// grows only when the search gets deeper than ever before; nothing else is allocated for a node.

#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace search {

enum class Outcome {
  solved,        // the problem's state is a solution and path() leads to it
  exhausted,     // no solution; the problem's state is again the one at the start
  out_of_budget  // not known yet: run() again goes on from here
};

// The memory of a search that remembers nothing. A memory's enter() is asked at each node that is
// not a solution. It may answer false only if that state was entered before; the search then takes
// the node for a dead end.
struct NoMemory {
  template <class Problem>
  bool enter(const Problem&) {
    return true;
  }
};

// One search of one problem, which is held by reference and must outlive it; from the first run()
// on nobody else may change it. The search owns its memory.
template <class Problem, class Memory = NoMemory>
class DepthFirst {
 public:
  using Move = typename Problem::Move;
  using Moves = decltype(std::declval<const Problem&>().moves());
  using Undo = decltype(std::declval<Problem&>().apply(std::declval<const Move&>()));

  static_assert(std::is_convertible<decltype(std::declval<Moves&>().front()), Move>::value,
                "Problem::moves() must return a list whose front() is a Problem::Move");
  static_assert(
      std::is_default_constructible<Move>::value && std::is_default_constructible<Undo>::value,
      "a frame holds a Move and an Undo before there is one: both need a default constructor");

  explicit DepthFirst(Problem& problem, Memory memory = Memory())
      : problem_(problem), memory_(std::move(memory)) {}

  DepthFirst(const DepthFirst&) = delete;
  DepthFirst& operator=(const DepthFirst&) = delete;

  // Searches until the first solution, the end, or `budget` more nodes. Once solved or exhausted,
  // every further call says so again.
  Outcome run(std::uint64_t budget = UINT64_MAX) {
    while (outcome_ == Outcome::out_of_budget && budget-- != 0) outcome_ = visit();
    return outcome_;
  }

  // The moves from the start to the problem's present state, first move first.
  std::vector<Move> path() const {
    std::vector<Move> moves;
    for (const Frame& frame : frames_) moves.push_back(frame.taken);
    return moves;
  }

  // States visited so far, the start included: a measure of work that does not depend on the
  // machine.
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A state on the path: the move made there, and those to try after it.
  struct Frame {
    Moves untried;
    Move taken;
    Undo undo;
  };

  // Looks at a new state and, if that is no solution, goes on to the next one.
  Outcome visit() {
    ++nodes_;
    if (problem_.is_solved()) return Outcome::solved;
    if (!open_frame()) back_up();
    if (frames_.empty()) return Outcome::exhausted;
    Frame& frame = frames_.back();
    frame.taken = frame.untried.front();
    frame.untried.pop_front();
    frame.undo = problem_.apply(frame.taken);
    return Outcome::out_of_budget;
  }

  // Opens a frame for the state. False in a dead end.
  bool open_frame() {
    if (!memory_.enter(problem_)) return false;
    const Moves moves = problem_.moves();
    if (moves.empty()) return false;
    frames_.push_back({moves, Move(), Undo()});
    return true;
  }

  // Undoes moves as far as needed for there to be another one to try.
  void back_up() {
    for (; !frames_.empty(); frames_.pop_back()) {
      problem_.undo(frames_.back().undo);
      if (!frames_.back().untried.empty()) return;
    }
  }

  Problem& problem_;
  Memory memory_;
  std::vector<Frame> frames_;
  std::uint64_t nodes_ = 0;
  Outcome outcome_ = Outcome::out_of_budget;
};

}  // namespace search
