// libpng: the judge of PNG files in tests. The product does not use it.
#include <png.h>
#include <string.h>

// What a file in memory has been read of.
struct cpng_source {
  const unsigned char *bytes;
  size_t count;
};

static void cpng_read(png_structp png, png_bytep data, size_t count) {
  struct cpng_source *source = (struct cpng_source *)png_get_io_ptr(png);
  if (count > source->count) png_error(png, "too short");
  memcpy(data, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

// Hands over the texts before the pixels of a PNG file, which has to be sound, and returns how many there are.
static int cpng_texts(
    const unsigned char *bytes, size_t count, void *context,
    void (*receive)(void *context, const char *keyword, const char *language, const char *text)) {
  struct cpng_source source = {bytes, count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_read_fn(png, &source, cpng_read);
  png_read_info(png, info);
  png_textp texts = NULL;
  int number = png_get_text(png, info, &texts, NULL);
  for (int index = 0; index < number; index++)
    receive(context, texts[index].key, texts[index].lang, texts[index].text);
  png_destroy_read_struct(&png, &info, NULL);
  return number;
}
