#include "CUnicode.h"
#include "root_locale.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/uversion.h>

cuni_number_format *cuni_number_format_open(const char *locale, cuni_number_style style) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatStyle of = style == CUNI_SCIENTIFIC ? UNUM_SCIENTIFIC : UNUM_DECIMAL;
  UNumberFormat *format = unum_open(of, NULL, 0, locale, NULL, &status);
  if (U_SUCCESS(status)) return (cuni_number_format *)format;
  unum_close(format);
  return NULL;
}

void cuni_number_format_close(cuni_number_format *format) { unum_close((UNumberFormat *)format); }

int32_t cuni_format_number(
  cuni_number_format *format, double number, int32_t integerDigits, int32_t decimals,
  uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *numbers = (UNumberFormat *)format;
  unum_setAttribute(numbers, UNUM_MIN_INTEGER_DIGITS, integerDigits);
  unum_setAttribute(numbers, UNUM_MIN_FRACTION_DIGITS, decimals);
  unum_setAttribute(numbers, UNUM_MAX_FRACTION_DIGITS, decimals);
  int32_t length = unum_formatDouble(numbers, number, (UChar *)result, capacity, NULL, &status);
  return U_FAILURE(status) ? -1 : length;
}

const char *cuni_available_locale(int32_t index) {
  return index >= 0 && index < uloc_countAvailable() ? uloc_getAvailable(index) : NULL;
}

void cuni_versions(char icu[20], char unicode[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
