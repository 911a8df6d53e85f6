#include <hb.h>
#include <hb-ot.h>

/// Shapes with HarfBuzz's own shaper. `hb_shape` would take the one that HB_SHAPER_LIST names first.
static inline void chb_shape(
  hb_font_t *font, hb_buffer_t *buffer, int leavesPairs, int leavesLigatures) {
  static const char *const shapers[] = {"ot", 0};
  hb_feature_t features[3];
  unsigned int count = 0;
  const hb_tag_t off[] = {
    HB_TAG('k', 'e', 'r', 'n'), HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g')};
  for (unsigned int place = leavesPairs ? 0 : 1; place < (leavesLigatures ? 3 : 1); place++) {
    features[count++] = (hb_feature_t){
      off[place], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  }
  hb_shape_full(font, buffer, features, count, shapers);
}
