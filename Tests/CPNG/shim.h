// libpng: the judge of PNG files in tests. The product does not use it.
#include <png.h>
