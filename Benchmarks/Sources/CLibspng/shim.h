// libspng: reads PNG files as a peer of our reader.
#include <spng.h>
