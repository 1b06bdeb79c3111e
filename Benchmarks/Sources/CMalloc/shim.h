// glibc: what it does with memory that was freed.
#include <malloc.h>
