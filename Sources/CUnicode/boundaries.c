#include "CUnicode.h"
#include "root_locale.h"

#include <stdlib.h>
#include <unicode/ubrk.h>

struct cuni_breaker {
  UBreakIterator *iterator;
};

static UBreakIteratorType type_of(cuni_boundaries kind) {
  switch (kind) {
  case CUNI_GRAPHEME_CLUSTERS: return UBRK_CHARACTER;
  case CUNI_WORDS: return UBRK_WORD;
  case CUNI_LINES: return UBRK_LINE;
  }
  return UBRK_CHARACTER;
}

cuni_breaker *cuni_breaker_open(cuni_boundaries kind, const char *locale) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type_of(kind), locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  cuni_breaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void cuni_breaker_close(cuni_breaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t cuni_breaks(cuni_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  for (int32_t offset = ubrk_next(breaker->iterator); offset != UBRK_DONE;
       offset = ubrk_next(breaker->iterator)) {
    offsets[count++] = offset;
  }
  return count;
}
