// Calls of the system that Swift doesn't import: fork, and prctl, which takes a variable number of arguments.
#include <sys/prctl.h>
#include <unistd.h>

// Divides the process, as fork does. The process must have one thread.
static inline pid_t plumbline_fork(void) { return fork(); }

// Makes the process the parent of descendants whose parents end.
static inline int plumbline_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
