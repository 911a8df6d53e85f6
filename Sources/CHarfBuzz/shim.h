#include <hb.h>
#include <hb-ot.h>

/// Shapes with HarfBuzz's own shaper. `hb_shape` would take the one that HB_SHAPER_LIST names first.
static inline void chb_shape(hb_font_t *font, hb_buffer_t *buffer) {
  static const char *const shapers[] = {"ot", 0};
  hb_shape_full(font, buffer, 0, 0, shapers);
}
