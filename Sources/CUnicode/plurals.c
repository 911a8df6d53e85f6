#include "CUnicode.h"
#include "root_locale.h"

#include <unicode/upluralrules.h>

/* ICU's rules never change once they are open. */
static const UPluralRules *rules_of(const cuni_plural_rules *rules) {
  return (const UPluralRules *)rules;
}

cuni_plural_rules *cuni_plural_rules_open(const char *locale) {
  cuni_fall_back_to_root();
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  if (U_SUCCESS(status)) return (cuni_plural_rules *)rules;
  uplrules_close(rules);
  return NULL;
}

void cuni_plural_rules_close(cuni_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

/* The first letter is different in all keywords except one and other: zero one two few many other. */
static cuni_plural category_of(const UChar *keyword, int32_t length) {
  if (length < 2) return CUNI_PLURAL_OTHER;
  switch (keyword[0]) {
  case 'z': return CUNI_PLURAL_ZERO;
  case 't': return CUNI_PLURAL_TWO;
  case 'f': return CUNI_PLURAL_FEW;
  case 'm': return CUNI_PLURAL_MANY;
  default: return keyword[1] == 'n' ? CUNI_PLURAL_ONE : CUNI_PLURAL_OTHER;
  }
}

cuni_plural cuni_plural_of(const cuni_plural_rules *rules, double number) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select(rules_of(rules), number, keyword, 16, &status);
  return U_FAILURE(status) ? CUNI_PLURAL_OTHER : category_of(keyword, length);
}

void cuni_plurals(
  const cuni_plural_rules *rules, int64_t first, int32_t count, uint8_t *categories) {
  for (int32_t index = 0; index < count; index++)
    categories[index] = (uint8_t)cuni_plural_of(rules, (double)(first + index));
}
