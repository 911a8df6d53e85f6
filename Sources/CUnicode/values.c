#include "CUnicode.h"
#include "root_locale.h"

#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int32_t cuni_format_date(
  const char *locale, cuni_date_style style, double moment, uint16_t *result, int32_t capacity) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  static const UChar utc[] = {'U', 'T', 'C'};
  UDateFormatStyle time = style == CUNI_TIME ? UDAT_SHORT : UDAT_NONE;
  UDateFormatStyle date =
    style == CUNI_TIME ? UDAT_NONE : style == CUNI_DATE ? UDAT_MEDIUM : UDAT_FULL;
  UDateFormat *format = udat_open(time, date, locale, utc, 3, NULL, 0, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = udat_format(format, moment, (UChar *)result, capacity, NULL, &status);
  udat_close(format);
  return U_FAILURE(status) ? -1 : length;
}

int32_t cuni_format_skeleton(
  const char *locale, const char *skeleton, double number, uint16_t *result, int32_t capacity) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  UChar words[128];
  u_uastrncpy(words, skeleton, 127);
  words[127] = 0;
  int32_t length = -1;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(words, -1, locale, &status);
  UFormattedNumber *formatted = unumf_openResult(&status);
  if (U_SUCCESS(status)) {
    unumf_formatDouble(format, number, formatted, &status);
    length = unumf_resultToString(formatted, (UChar *)result, capacity, &status);
  }
  unumf_closeResult(formatted);
  unumf_close(format);
  return U_FAILURE(status) ? -1 : length;
}

int32_t cuni_language_name(
  const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
    uloc_getDisplayName(language, locale, (UChar *)result, capacity, &status);
  return U_FAILURE(status) ? -1 : length;
}
