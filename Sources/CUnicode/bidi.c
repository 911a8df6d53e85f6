#include "CUnicode.h"
#include "root_locale.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uloc.h>

/* `cuni_bidi` is ICU's `UBiDi` itself, whose line object is made for each line. */

static UBiDi *icu(cuni_bidi *bidi) { return (UBiDi *)bidi; }

cuni_bidi *cuni_bidi_open(void) { return (cuni_bidi *)ubidi_open(); }

void cuni_bidi_close(cuni_bidi *bidi) {
  if (bidi != NULL) ubidi_close(icu(bidi));
}

int32_t cuni_bidi_levels(
  cuni_bidi *bidi, const uint16_t *text, int32_t length, int32_t baseLevel, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDiLevel base = baseLevel < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)baseLevel;
  ubidi_setPara(icu(bidi), (const UChar *)text, length, base, NULL, &status);
  if (U_FAILURE(status)) return -1;
  if (length > 0) {
    const UBiDiLevel *resolved = ubidi_getLevels(icu(bidi), &status);
    if (U_FAILURE(status)) return -1;
    memcpy(levels, resolved, (size_t)length);
  }
  return ubidi_getParaLevel(icu(bidi));
}

int32_t cuni_bidi_line(
  cuni_bidi *bidi, int32_t start, int32_t end, cuni_visual_run *runs, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *line = ubidi_open();
  if (line == NULL) return -1;
  ubidi_setLine(icu(bidi), start, end, line, &status);
  int32_t count = U_FAILURE(status) ? -1 : ubidi_countRuns(line, &status);
  if (U_FAILURE(status)) count = -1;
  for (int32_t index = 0; index < count && index < capacity; index++) {
    int32_t logical = 0, length = 0;
    UBiDiDirection direction = ubidi_getVisualRun(line, index, &logical, &length);
    runs[index] = (cuni_visual_run){start + logical, length, direction == UBIDI_RTL};
  }
  ubidi_close(line);
  return count;
}

bool cuni_is_right_to_left(const char *locale) {
  cuni_fall_back_to_root();
  return uloc_isRightToLeft(locale);
}
