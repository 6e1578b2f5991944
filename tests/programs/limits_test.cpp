// What judges allow: memory, stack, time at the largest inputs of the statements, and the system
// calls of a sandbox. A program built with sanitizers or for coverage is outside these limits by
// nature: nothing here is run for it.

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "generate/lianliankan.hpp"
#include "generate/puzzle519.hpp"
#include "programs/process.hpp"

namespace {

using programs::Finished;
using programs::Process;
using programs::run;

constexpr rlim_t megabyte = rlim_t{1} << 20;

class Limits : public testing::Test {
 protected:
  void SetUp() override {
#ifdef INSTRUMENTED
    GTEST_SKIP() << "the program is instrumented";
#endif
  }
};

// Of what submissions do not have.
using ExplainLimits = Limits;

void limit(int resource, rlim_t value) {
  const rlimit both = {value, value};
  setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

const generate::BoardSort longest_kinds = {"longest kinds", 1000, 19, 19};

TEST_F(Limits, LianliankanIn32MegabytesOfAddressSpace) {
  std::mt19937 random(1175);
  std::string boards;
  for (const generate::BoardSort& sort : {longest_kinds, generate::BoardSort{"sparse", 1},
                                          generate::BoardSort{"half full", 500, 5, 5},
                                          generate::BoardSort{"one digit"}, longest_kinds}) {
    boards += generate::lianliankan_case(random, sort);
  }
  for (const std::string option : {"", "--explain"}) {
    std::vector<std::string> arguments;
    if (!option.empty()) arguments.push_back(option);
    const Finished finished = run("lianliankan", boards, arguments, [] {
      limit(RLIMIT_AS, 32 * megabyte);
      limit(RLIMIT_STACK, 8 * megabyte);
      limit(RLIMIT_CPU, 10);
    });
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.err, "");
    if (option.empty()) {
      EXPECT_EQ(std::count(finished.out.begin(), finished.out.end(), '\n'), 5 * 49);
    }
  }
}

// A board that cannot fit is refused where it begins, and the answers before it stay.
TEST_F(Limits, LianliankanRefusesWhatMemoryCannotHold) {
  std::string input = "1 2\n1 1\n1\n1 1 1 2\n 6000 6000\n";
  for (int cell = 0; cell < 36000000; ++cell) input += "7 ";
  const Finished finished = run("lianliankan", input, {}, [] { limit(RLIMIT_AS, 32 * megabyte); });
  EXPECT_EQ(finished.status, 1);
  EXPECT_EQ(finished.out, "YES\n");
  EXPECT_EQ(finished.err, "lianliankan: <stdin>:5:2: not enough memory for this case\n");
}

// What a board takes is its numbers, not the blanks between them.
TEST_F(Limits, LianliankanKeepsNoBlanks) {
  const std::string input =
      "1 2\n1" + std::string(40000000, ' ') + "1" + std::string(1000000, '\n') + "1\n1 1 1 2\n";
  const Finished finished = run("lianliankan", input, {}, [] { limit(RLIMIT_AS, 32 * megabyte); });
  EXPECT_EQ(finished.out, "YES\n");
  EXPECT_EQ(finished.status, 0);
}

// The reasons for an answer take little time and memory, or get short.
TEST_F(ExplainLimits, ExplanationsOfHugeBoards) {
  std::string input = "1 8000000\n1 2 1 ";
  for (int column = 3; column < 8000000; ++column) input += "0 ";
  input += "1\n1 1 1 3\n";
  const Finished finished =
      run("lianliankan", input, {"--explain"}, [] { limit(RLIMIT_AS, 64 * megabyte); });
  EXPECT_EQ(finished.out, "NO\nNo line with at most two turns joins them.\n\n");
  EXPECT_EQ(finished.err, "");
}

// One leg may pass millions of cells; not all of them are noted.
TEST_F(ExplainLimits, ExplanationsOfALongRow) {
  std::string input = "1 5500000\n1 2 1 ";
  for (int column = 3; column < 5500000; ++column) input += "0 ";
  input += "1\n1 1 1 3\n0 0\n";
  malloc_trim(0);  // the peak of a new process begins with what this one holds
  Process process("lianliankan", {"--explain"});
  process.write(input);
  EXPECT_EQ(process.wait_for_exit(), 0);
  EXPECT_EQ(process.out(), "NO\nNo line with at most two turns joins them.\n\n");
  EXPECT_LT(process.peak_kilobytes(), 90000U);
}

// Two far ends of a spiral one cell wide.
TEST_F(ExplainLimits, ExplanationsOfASpiral) {
  const std::size_t rows = 999, columns = 999;
  generate::LianliankanCase board(rows, columns);
  board.fill("9");
  std::size_t top = 0, left = 0, bottom = rows - 1, right = columns - 1, row = 0, column = 0;
  board.put(0, 0, "7");
  const auto go_to = [&](std::size_t to_row, std::size_t to_column) {
    while (row != to_row || column != to_column) {
      row += (row < to_row) - (row > to_row);
      column += (column < to_column) - (column > to_column);
      board.put(row, column, "0");
    }
  };
  while (right - left > 8) {
    go_to(top, right);
    go_to(bottom, right);
    go_to(bottom, left);
    top += 2, left += 2, bottom -= 2, right -= 2;
    go_to(top, left - 2);
    go_to(top, left);
  }
  board.put(row, column, "7");
  for (int i = 0; i < 49; ++i) board.ask({0, 0}, {row, column});
  const Finished finished =
      run("lianliankan", board.text(), {"--explain"}, [] { limit(RLIMIT_CPU, 3); });
  EXPECT_EQ(finished.status, 0) << finished.err;
  EXPECT_EQ(finished.out.rfind("NO\nNo line with at most two turns joins them", 0), 0u);
}

TEST_F(Limits, Puzzle519In10MegabytesResident) {
  generate::Random random(519);
  malloc_trim(0);  // the peak of a new process begins with what this one holds
  Process process("puzzle519", {}, [] {
    limit(RLIMIT_STACK, 8 * megabyte);
    limit(RLIMIT_CPU, 3);
  });
  const int blocks = 500;
  for (std::size_t block = 0; block < blocks; ++block) {
    process.write(puzzle519::judge_text(generate::mixed(6, 6, block, random)) + "\n");
  }
  process.write("0 0\n");
  EXPECT_EQ(process.wait_for_exit(), 0);
  EXPECT_EQ(std::count(process.out().begin(), process.out().end(), '\n'), blocks);
  EXPECT_LT(process.peak_kilobytes(), 10000U);
}

// The hardest of some thousand full boards: no answer, and 100,000 positions to see that.
TEST_F(Limits, MayanIn3SecondsAnd128Megabytes) {
  for (const char* board :
       {"5\n3 2 1 2 3 3 2 0\n1 3 2 3 2 2 1 0\n3 1 3 1 3 1 2 0\n3 3 2 3 2 3 1 0\n2 2 3 2 1 3 3 0\n",
        "5\n1 1 2 3 3 1 0\n2 3 3 2 1 2 3 0\n2 3 2 3 2 1 1 0\n1 2 3 1 1 2 3 0\n3 1 1 2 3 3 1 0\n"}) {
    const Finished finished = run("mayan", board, {}, [] {
      limit(RLIMIT_AS, 128 * megabyte);
      limit(RLIMIT_STACK, 8 * megabyte);
      limit(RLIMIT_CPU, 3);
    });
    EXPECT_EQ(finished.out, "-1\n") << board;
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(finished.status, 0);
  }
}

#ifdef __x86_64__  // The list below is of its system calls.

// Kills the process at any system call that a program of the standard library does not make to
// start, read standard input, take memory, write standard output and end. Opening files is for the
// dynamic loader: a program that is linked statically has no such excuse.
void enter_sandbox(bool may_open_files) {
  std::vector<std::uint32_t> allowed = {SYS_execve,
                                        SYS_brk,
                                        SYS_mmap,
                                        SYS_munmap,
                                        SYS_mprotect,
                                        SYS_read,
                                        SYS_write,
                                        SYS_fstat,
                                        SYS_arch_prctl,
                                        SYS_set_tid_address,
                                        SYS_set_robust_list,
                                        SYS_rseq,
                                        SYS_readlink,
                                        SYS_futex,
                                        SYS_readlinkat,
                                        SYS_prlimit64,
                                        SYS_getrandom,
                                        SYS_exit_group,
                                        SYS_uname,
                                        SYS_exit,
                                        SYS_newfstatat};
  if (may_open_files)
    allowed.insert(allowed.end(), {SYS_openat, SYS_close, SYS_pread64, SYS_access});
  std::vector<sock_filter> filter = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
  for (const std::uint32_t call : allowed) {
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1));
    filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  }
  filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
  const sock_fprog program = {static_cast<unsigned short>(filter.size()), filter.data()};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

// The filter knows the numbers of 64-bit system calls only.
bool is_64_bit(const std::string& executable) { return executable.at(4) == 2; }

bool is_static(const std::string& executable) {
  return executable.find("ld-linux") == std::string::npos;
}

TEST_F(Limits, NoForbiddenSystemCall) {
  for (const std::string& program : programs::names) {
    const std::string executable = programs::read_file(programs::path_of(program));
    if (!is_64_bit(executable)) GTEST_SKIP() << "the list of system calls is that of x86-64";
    const bool may_open_files = !is_static(executable);
    const auto in_sandbox = [&] { enter_sandbox(may_open_files); };
    for (const auto& sample : programs::inputs_in(SAMPLES_DIRECTORY "/" + program)) {
      const Finished good = run(program, programs::read_file(sample), {}, in_sandbox);
      EXPECT_EQ(good.status, 0) << program << " was killed by signal " << good.status - 128;
    }
    const Finished malformed = run(program, "x", {}, in_sandbox);
    EXPECT_EQ(malformed.status, 1) << program << " was killed by signal " << malformed.status - 128;
  }
  std::mt19937 random(7);
  const std::string largest = generate::lianliankan_case(random, longest_kinds) + "0 0\n";
  EXPECT_EQ(run("lianliankan", largest, {}, [] { enter_sandbox(true); }).status, 0);
}

#endif

}  // namespace
