#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The interface to ICU. The header has opaque types and plain integers only: ICU's own headers collide
 * with Foundation's copy of ICU when Swift sees them, and ICU renames its entry points by macro.
 * Texts are UTF-16; offsets count its code units. One call does a text's worth of work.
 * Two threads may not use one handle at the same time.
 *
 * Where ICU has no data for a locale, it uses that of its parents (CLDR), then root's: the first call
 * with a locale makes root the default locale of this process, instead of the environment's.
 */

/* -- Boundaries ---------------------------------------------------------------------------- */

typedef struct cuni_breaker cuni_breaker;

typedef enum {
  CUNI_GRAPHEME_CLUSTERS,
  CUNI_WORDS,
  CUNI_LINES,
} cuni_boundaries;

/// A break iterator for `locale` (an ICU identifier with keywords, `ja@lb=strict`), or null.
cuni_breaker *cuni_breaker_open(cuni_boundaries kind, const char *locale);
void cuni_breaker_close(cuni_breaker *breaker);

/// Writes every boundary of `text` after 0 into `offsets`, which has room for `length`; returns how
/// many, or -1 where ICU fails. The last one is `length`.
int32_t cuni_breaks(cuni_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets);

/* -- Direction ----------------------------------------------------------------------------- */

typedef struct cuni_bidi cuni_bidi;

/// A stretch of one level, in visual order within its line.
typedef struct {
  int32_t start;
  int32_t length;
  bool rightToLeft;
} cuni_visual_run;

cuni_bidi *cuni_bidi_open(void);
void cuni_bidi_close(cuni_bidi *bidi);

/// Resolves one paragraph and writes a level a code unit; returns the paragraph's level, or -1.
/// `baseLevel` is 0, 1, or -1 for the first strong character's (UAX 9 P2, P3; 0 if there is none).
int32_t cuni_bidi_levels(
  cuni_bidi *bidi, const uint16_t *text, int32_t length, int32_t baseLevel, uint8_t *levels);

/// Reorders `start..<end` of the paragraph last resolved as one line (UAX 9 L1, L2); `runs` has room
/// for `capacity`. Returns how many runs there are, or -1.
int32_t cuni_bidi_line(
  cuni_bidi *bidi, int32_t start, int32_t end, cuni_visual_run *runs, int32_t capacity);

/// Whether text in this locale's script runs from right to left.
bool cuni_is_right_to_left(const char *locale);

/* -- Characters ---------------------------------------------------------------------------- */

enum {
  /// Hangs at the end of a line: White_Space, except no-break spaces.
  CUNI_SPACE = 1 << 0,
  /// Has no width of its own: Default_Ignorable_Code_Point, and control characters.
  CUNI_IGNORABLE = 1 << 1,
  /// Is drawn as an emoji by default: Emoji_Presentation.
  CUNI_EMOJI = 1 << 2,
  /// East_Asian_Width is Wide or Fullwidth.
  CUNI_WIDE = 1 << 3,
  /// Bidi_Class is R, AL or AN, or an explicit formatting character.
  CUNI_BIDI = 1 << 4,
  /// Puts the next letter under the one before: Indic_Syllabic_Category is Invisible_Stacker (Khmer
  /// coeng, Burmese virama). UAX 29 has these as linkers (GB9c) since Unicode 16.
  CUNI_STACKER = 1 << 5,
  /// A mark of a script that is broken by dictionaries: it stays with what precedes it (UAX 14 LB1,
  /// LB9), also where UAX 29 has it as a cluster of its own (Burmese aa and visarga).
  CUNI_MARK = 1 << 6,
  /// Is drawn as text by default, and may be drawn as an emoji: Emoji without Emoji_Presentation. Not
  /// ASCII, © ® ™, which every text font has.
  CUNI_SYMBOL = 1 << 8,
  /// May share a grapheme cluster with a neighbour, or is two code units: every Grapheme_Cluster_Break
  /// except Other, Control, and Hangul syllables (they join only with characters that have the flag).
  CUNI_JOINING = 1 << 7,
};

/// A script's ISO 15924 code in big-endian ASCII: 'Latn', 'Zyyy' for Common, 'Zinh' for Inherited.
typedef uint32_t cuni_script;

typedef struct {
  cuni_script script;
  uint32_t flags;
} cuni_character;

/// The script that the locale is written in, or 'Zzzz'.
cuni_script cuni_script_of_locale(const char *locale);

/// Writes the properties of the character that each code unit belongs to.
void cuni_characters(const uint16_t *text, int32_t length, cuni_character *characters);

/// Whether no line begins with the character at `offset`, even in a word that must be broken:
/// closing signs and nonstarters (UAX 14 LB13, LB21: CL, CP, EX, IS, SY, NS). A sign between
/// letters or digits closes nothing.
bool cuni_begins_no_line(const uint16_t *text, int32_t length, int32_t offset);

/// The character that a right-to-left run draws in place of this one (Bidi_Mirroring_Glyph), or itself.
uint32_t cuni_mirror(uint32_t character);

/// Normalization form C; returns the length in `result`, or -1 where `capacity` is too small.
int32_t cuni_nfc(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity);

typedef enum {
  CUNI_UPPERCASE,
  CUNI_LOWERCASE,
  CUNI_TITLECASE,
} cuni_case;

/// The text in letters of another case, as the locale writes it (a Turkish i becomes İ); returns the
/// length in `result`, or -1 where `capacity` is too small.
int32_t cuni_change_case(
    cuni_case to, const char *locale, const uint16_t *text, int32_t length, uint16_t *result,
    int32_t capacity);

/* -- Encodings ----------------------------------------------------------------------------- */

/// Writes the name that IANA prefers for an encoding; false where the encoding is unknown.
bool cuni_encoding_name(const char *name, char standard[64]);

/// Decodes bytes to UTF-16; returns the length in `result`, or -1 where `capacity` is too small
/// or the bytes are no text in the encoding.
int32_t cuni_decode(
  const char *name, const char *bytes, int32_t length, uint16_t *result, int32_t capacity);

/* -- Plurals ------------------------------------------------------------------------------- */

typedef struct cuni_plural_rules cuni_plural_rules;

/// CLDR's categories of cardinal numbers.
typedef enum {
  CUNI_PLURAL_ZERO,
  CUNI_PLURAL_ONE,
  CUNI_PLURAL_TWO,
  CUNI_PLURAL_FEW,
  CUNI_PLURAL_MANY,
  CUNI_PLURAL_OTHER,
} cuni_plural;

/// The rules of a locale, or null. Opening takes 0.2 ms: keep them.
cuni_plural_rules *cuni_plural_rules_open(const char *locale);
void cuni_plural_rules_close(cuni_plural_rules *rules);

/// Writes the category of each of `count` whole numbers from `first` on.
void cuni_plurals(
  const cuni_plural_rules *rules, int64_t first, int32_t count, uint8_t *categories);

/// The category of a number with a fraction, shown with as few decimals as possible.
cuni_plural cuni_plural_of(const cuni_plural_rules *rules, double number);

/* -- Locales ------------------------------------------------------------------------------- */

typedef struct cuni_number_format cuni_number_format;

typedef enum { CUNI_DECIMAL, CUNI_SCIENTIFIC } cuni_number_style;

/// Numbers with the locale's digits, grouping and signs, or null.
cuni_number_format *cuni_number_format_open(const char *locale, cuni_number_style style);
void cuni_number_format_close(cuni_number_format *format);

/// Writes a number with `decimals` decimals and at least `integerDigits` digits before them, UTF-16;
/// returns the length, or -1.
int32_t cuni_format_number(
  cuni_number_format *format, double number, int32_t integerDigits, int32_t decimals,
  uint16_t *result, int32_t capacity);

typedef enum { CUNI_DATE, CUNI_FULL_DATE, CUNI_TIME } cuni_date_style;

/// Writes a UTC date and time, in milliseconds since 1970, in the locale's form; returns the length, or -1.
/// Opens ICU's format for each call, as the two functions below do: keep their results.
int32_t cuni_format_date(
  const char *locale, cuni_date_style style, double moment, uint16_t *result, int32_t capacity);

/// Writes a number as one of ICU's number skeletons says (`currency/USD`, `percent`).
int32_t cuni_format_skeleton(
  const char *locale, const char *skeleton, double number, uint16_t *result, int32_t capacity);

/// Writes the locale's name for a language (`pt`).
int32_t cuni_language_name(
  const char *locale, const char *language, uint16_t *result, int32_t capacity);

/// The identifier of one of the locales that ICU has data for, or null behind the last one.
const char *cuni_available_locale(int32_t index);

/// Codes that are no longer used: `iw` is a language, `YU` a region.
typedef enum {
  CUNI_LANGUAGE_ALIAS,
  CUNI_REGION_ALIAS,
} cuni_alias_kind;

/// An alias of ICU's, and its replacements with spaces between; false behind the last one.
///
/// For tests: they compare it with the table of `LocaleAliases`.
bool cuni_locale_alias(
  cuni_alias_kind kind, int32_t index, char code[100], char replacement[100]);

/// The versions of ICU and of its Unicode data, at most 20 characters each.
void cuni_versions(char icu[20], char unicode[20]);

#endif
