// libjpeg-turbo, by its own interface: reads JPEG files for Imaging.
#include <turbojpeg.h>
