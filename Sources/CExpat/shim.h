// expat: reads XML for InterfaceBuilder.
#include <expat.h>
