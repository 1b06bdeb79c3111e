// libdeflate: DEFLATE and CRC-32 for Imaging.
#include <libdeflate.h>
