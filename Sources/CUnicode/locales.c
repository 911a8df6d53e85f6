#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/unum.h>
#include <unicode/uversion.h>

int32_t cuni_format_integer(
  const char *locale, int64_t number, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  int32_t length = unum_formatInt64(format, number, (UChar *)result, capacity, NULL, &status);
  unum_close(format);
  return U_FAILURE(status) ? -1 : length;
}

int32_t cuni_format_decimal(
  const char *locale, double number, int32_t decimals, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return -1;
  unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, decimals);
  unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, decimals);
  int32_t length = unum_formatDouble(format, number, (UChar *)result, capacity, NULL, &status);
  unum_close(format);
  return U_FAILURE(status) ? -1 : length;
}

void cuni_versions(char icu[20], char unicode[20]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
