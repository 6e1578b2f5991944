// Signals that come while a program waits, and writes that take less than was given.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <thread>

#include "judge/descriptor.hpp"
#include "judge/errors.hpp"
#include "judge/input.hpp"
#include "judge/output.hpp"

namespace {

const std::size_t pipe_size = std::size_t{1} << 16;

class Interrupted : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(pipe(ends_), 0);
    // Without SA_RESTART a system call that waits ends with EINTR.
    struct sigaction action = {};
    action.sa_handler = [](int) {};
    ASSERT_EQ(sigaction(SIGUSR1, &action, &before_), 0);
  }

  void TearDown() override {
    sigaction(SIGUSR1, &before_, nullptr);
    close(ends_[0]);
    if (ends_[1] >= 0) close(ends_[1]);
  }

  // A thread that interrupts this one again and again, then does something that ends its waiting.
  template <class Then>
  static std::thread interrupt_and(Then then) {
    return std::thread([self = pthread_self(), then] {
      for (int i = 0; i < 20; ++i) {
        usleep(2000);
        pthread_kill(self, SIGUSR1);
      }
      then();
    });
  }

  int ends_[2];

 private:
  struct sigaction before_ = {};
};

TEST_F(Interrupted, ReadGoesOn) {
  judge::Output output(-1);
  judge::Input input(ends_[0], output);
  std::thread other = interrupt_and([&] { EXPECT_EQ(write(ends_[1], "12 ", 3), 3); });
  EXPECT_NO_THROW(EXPECT_EQ(input.number("a number", 0, 99), 12U));
  other.join();
}

TEST_F(Interrupted, WriteGoesOn) {
  const std::string full(pipe_size, '.');
  ASSERT_EQ(write(ends_[1], full.data(), full.size()), static_cast<ssize_t>(full.size()));
  std::string received(full.size() + 4, '\0');
  std::thread other = interrupt_and([&] {
    for (std::size_t done = 0; done < received.size();) {
      const ssize_t count = read(ends_[0], &received[done], received.size() - done);
      if (count <= 0) break;
      done += static_cast<std::size_t>(count);
    }
  });
  judge::Output output(ends_[1]);
  output.line("YES");
  EXPECT_NO_THROW(output.flush());
  other.join();
  EXPECT_EQ(received, full + "YES\n");
}

// The end itself is no failure, whatever a call before it has left in errno.
TEST_F(Interrupted, EndOfInputIsTheEnd) {
  judge::Output output(-1);
  judge::Input input(ends_[0], output);
  std::thread other = interrupt_and([&] {
    close(ends_[1]);
    ends_[1] = -1;
  });
  alarm(20);  // ends a program that reads on and on
  EXPECT_TRUE(input.at_end());
  errno = EINTR;
  EXPECT_EQ(judge::read_some(ends_[0], nullptr, 0), 0U);
  alarm(0);
  other.join();
}

// Descriptors that do not block are waited for.
class NonBlocking : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(pipe2(ends_, O_NONBLOCK), 0); }
  void TearDown() override {
    close(ends_[0]);
    close(ends_[1]);
  }
  int ends_[2];
};

TEST_F(NonBlocking, ReadWaits) {
  judge::Output output(-1);
  judge::Input input(ends_[0], output);
  std::thread other([&] {
    usleep(30000);
    EXPECT_EQ(write(ends_[1], "12", 2), 2);
    usleep(30000);
    EXPECT_EQ(write(ends_[1], "3 ", 2), 2);
  });
  EXPECT_NO_THROW(EXPECT_EQ(input.number("a number", 0, 999), 123U));
  other.join();
}

// A pipe takes what it has room for, and then more when that has been read.
TEST_F(NonBlocking, WriteWaits) {
  std::string text;
  while (text.size() < 5 * pipe_size) text += std::to_string(text.size()) + '\n';
  std::string received;
  std::thread other([&] {
    while (received.size() < text.size()) {
      usleep(10000);
      char bytes[10000];
      const ssize_t count = read(ends_[0], bytes, sizeof bytes);
      if (count > 0) received.append(bytes, static_cast<std::size_t>(count));
    }
  });
  judge::Output output(ends_[1]);
  EXPECT_NO_THROW({
    output.write(text);
    output.flush();
  });
  other.join();
  EXPECT_EQ(received, text);
}

TEST_F(NonBlocking, WriteFailsOnceNobodyReads) {
  signal(SIGPIPE, SIG_IGN);
  std::thread other([&] {
    usleep(30000);
    close(ends_[0]);
  });
  judge::Output output(ends_[1]);
  try {
    output.write(std::string(2 * pipe_size, '.'));
    ADD_FAILURE() << "more went into the pipe than it has room for";
  } catch (const judge::WriteFailure& failure) {
    EXPECT_EQ(failure.error, EPIPE);
  }
  other.join();
  ends_[0] = -1;
  output.flush();  // what could not be written is dropped
}

}  // namespace
