// libspng: reads PNG files for Imaging.
#include <spng.h>
