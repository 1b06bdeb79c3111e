// The program on the PATH of a distribution: runs `libexec/plumbline`, found by the path of this file.
//
// The loader finds the libraries of the command by /proc/self/exe. Without /proc it only reports that a library is
// missing, so this program, which needs no library, looks first. x86_64 Linux, without a C library.

enum { sysWrite = 1, sysExecute = 59, sysExit = 60, sysReadLink = 89, longestPath = 4096 };

static const char command[] = "/libexec/plumbline";

static long call(long number, long first, long second, long third) {
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(first), "S"(second), "d"(third)
                   : "rcx", "r11", "memory");
  return result;
}

// Ends with the code for an input that cannot be read.
static void fail(const char *message, long length) {
  call(sysWrite, 2, (long)message, length);
  call(sysExit, 3, 0, 0);
}

__attribute__((used, noreturn)) void launch(long *stack) {
  long count = stack[0];
  char **arguments = (char **)(stack + 1);
  char **environment = arguments + count + 1;
  static char path[longestPath + sizeof command];

  static const char missing[] =
      "error: /proc/self/exe cannot be read, by which plumbline finds its libraries; mount /proc "
      "('mount -t proc proc /proc')\n";
  long length = call(sysReadLink, (long)"/proc/self/exe", (long)path, longestPath);
  if (length <= 0 || length == longestPath) fail(missing, sizeof missing - 1);

  // Two names less: bin and the program's own.
  for (int names = 0; length > 0 && names < 2;) names += path[--length] == '/';
  for (unsigned long index = 0; index < sizeof command; index++) path[length + index] = command[index];
  call(sysExecute, (long)path, (long)arguments, (long)environment);

  static const char incomplete[] = "error: the file libexec/plumbline of the distribution cannot be run\n";
  fail(incomplete, sizeof incomplete - 1);
  for (;;) {
  }
}

__asm__(".globl _start\n"
        "_start:\n"
        "  mov %rsp, %rdi\n"
        "  and $-16, %rsp\n"
        "  call launch\n");
