#include "CUnicode.h"

#include <string.h>
#include <unicode/ucnv.h>

bool cuni_encoding_name(const char *name, char standard[64]) {
  UErrorCode status = U_ZERO_ERROR;
  // An empty name is ICU's default encoding.
  if (!*name) return false;
  UConverter *converter = ucnv_open(name, &status);
  if (U_FAILURE(status)) return false;
  const char *internal = ucnv_getName(converter, &status);
  // ICU has IANA's preferred name under MIME: `ISO-8859-1`, not `ISO_8859-1:1987`.
  const char *known = ucnv_getStandardName(internal, "MIME", &status);
  if (!known) known = ucnv_getStandardName(internal, "IANA", &status);
  bool fits = U_SUCCESS(status) && known && strlen(known) < 64;
  if (fits) strcpy(standard, known);
  ucnv_close(converter);
  return fits;
}

int32_t cuni_decode(
  const char *name, const char *bytes, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  int32_t count = ucnv_toUChars(converter, (UChar *)result, capacity, bytes, length, &status);
  if (U_FAILURE(status)) count = -1;
  ucnv_close(converter);
  return count;
}
