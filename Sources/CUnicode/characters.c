#include "CUnicode.h"
#include "root_locale.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static cuni_script code_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (name == NULL || name[0] == 0) name = "Zzzz";
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

cuni_script cuni_script_of_locale(const char *locale) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode scripts[4];
  int32_t count = uscript_getCode(locale, scripts, 4, &status);
  return code_of(U_SUCCESS(status) && count > 0 ? scripts[0] : USCRIPT_UNKNOWN);
}

static bool is_bidi(UChar32 character) {
  switch (u_charDirection(character)) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_POP_DIRECTIONAL_FORMAT:
  case U_FIRST_STRONG_ISOLATE:
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_POP_DIRECTIONAL_ISOLATE: return true;
  default: return false;
  }
}

static bool is_joining(UChar32 character) {
  if (character > 0xFFFF) return true;
  switch (u_getIntPropertyValue(character, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
  case U_GCB_OTHER:
  case U_GCB_CONTROL:
  case U_GCB_LV:
  case U_GCB_LVT: return false;
  default: return true;
  }
}

static cuni_character properties_of(UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  uint32_t flags = 0;
  int32_t lineBreak = u_getIntPropertyValue(character, UCHAR_LINE_BREAK);
  if (u_isUWhiteSpace(character) && lineBreak != U_LB_GLUE) flags |= CUNI_SPACE;
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
      || (u_charType(character) == U_CONTROL_CHAR && character != '\t'))
    flags |= CUNI_IGNORABLE;
  if (u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION)) flags |= CUNI_EMOJI;
  else if (character > 0xFF && character != 0x2122 && u_hasBinaryProperty(character, UCHAR_EMOJI))
    flags |= CUNI_SYMBOL;
  int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) flags |= CUNI_WIDE;
  if (is_bidi(character)) flags |= CUNI_BIDI;
  if (u_getIntPropertyValue(character, UCHAR_INDIC_SYLLABIC_CATEGORY) == U_INSC_INVISIBLE_STACKER)
    flags |= CUNI_STACKER;
  if (lineBreak == U_LB_COMPLEX_CONTEXT && (U_GET_GC_MASK(character) & (U_GC_MN_MASK | U_GC_MC_MASK)))
    flags |= CUNI_MARK;
  if (is_joining(character)) flags |= CUNI_JOINING;
  return (cuni_character){code_of(uscript_getScript(character, &status)), flags};
}

void cuni_characters(const uint16_t *text, int32_t length, cuni_character *characters) {
  int32_t offset = 0;
  while (offset < length) {
    int32_t start = offset;
    UChar32 character;
    U16_NEXT(text, offset, length, character);
    cuni_character properties = properties_of(character);
    while (start < offset) characters[start++] = properties;
  }
}

bool cuni_begins_no_line(const uint16_t *text, int32_t length, int32_t offset) {
  UChar32 character;
  U16_NEXT(text, offset, length, character);
  UChar32 next = ' ';
  if (offset < length) U16_NEXT(text, offset, length, next);
  switch (u_getIntPropertyValue(character, UCHAR_LINE_BREAK)) {
  case U_LB_CLOSE_PUNCTUATION:
  case U_LB_CLOSE_PARENTHESIS:
  case U_LB_EXCLAMATION:
  case U_LB_BREAK_SYMBOLS:
  case U_LB_NONSTARTER: return true;
  case U_LB_INFIX_NUMERIC: return !u_isalnum(next);
  default: return false;
  }
}

uint32_t cuni_mirror(uint32_t character) { return (uint32_t)u_charMirror((UChar32)character); }

int32_t cuni_nfc(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  int32_t written =
    unorm2_normalize(nfc, (const UChar *)text, length, (UChar *)result, capacity, &status);
  return U_FAILURE(status) ? -1 : written;
}
