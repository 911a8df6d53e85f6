#include "CUnicode.h"
#include "root_locale.h"

#include <unicode/ustring.h>

int32_t cuni_change_case(
    cuni_case to, const char *locale, const uint16_t *text, int32_t length, uint16_t *result,
    int32_t capacity) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = -1;
  switch (to) {
  case CUNI_UPPERCASE: count = u_strToUpper(result, capacity, text, length, locale, &status); break;
  case CUNI_LOWERCASE: count = u_strToLower(result, capacity, text, length, locale, &status); break;
  case CUNI_TITLECASE: count = u_strToTitle(result, capacity, text, length, NULL, locale, &status); break;
  }
  return U_SUCCESS(status) && count <= capacity ? count : -1;
}
