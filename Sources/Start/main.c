// Where the program starts: C's main has the arguments of the process, which Swift's library reads
// from /proc instead. A container, or another root folder, may not have /proc.

#define _POSIX_C_SOURCE 200809L  // for setenv
#include <stdlib.h>
#include <unistd.h>

// The commit of which the program was made. What links the program may define it too, and its
// definition wins; so that only linking, and nothing that is compiled, depends on it.
__attribute__((weak)) const char riverbed_commit[] = "unknown";

// Runs the command line, and exits. In Swift: Console+Start.swift.
_Noreturn void riverbed_run(int count, char **arguments, const char *commit);

// Where /proc is missing, Swift's library cannot find the folder of its own files and aborts, even
// if it is linked statically and has none. It looks before main, but not if this names a folder.
__attribute__((constructor(101))) static void name_swift_root(void) {
#ifdef __linux__
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
#endif
}

int main(int count, char **arguments) { riverbed_run(count, arguments, riverbed_commit); }
