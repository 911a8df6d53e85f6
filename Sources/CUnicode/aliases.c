#include "CUnicode.h"

#include <unicode/ures.h>

bool cuni_locale_alias(
  cuni_alias_kind kind, int32_t index, char code[100], char replacement[100]) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = kind == CUNI_LANGUAGE_ALIAS ? "language" : "territory";
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &status);
  UResourceBundle *all = ures_getByKey(metadata, "alias", NULL, &status);
  UResourceBundle *aliases = ures_getByKey(all, name, NULL, &status);
  bool isFound = U_SUCCESS(status) && index >= 0 && index < ures_getSize(aliases);
  if (isFound) {
    UResourceBundle *alias = ures_getByIndex(aliases, index, NULL, &status);
    int32_t length = 100;
    ures_getUTF8StringByKey(alias, "replacement", replacement, &length, true, &status);
    const char *key = U_SUCCESS(status) ? ures_getKey(alias) : "";
    int32_t end = 0;
    for (; end < 99 && key[end] != 0; end++) code[end] = key[end];
    code[end] = 0;
    isFound = U_SUCCESS(status);
    ures_close(alias);
  }
  ures_close(aliases);
  ures_close(all);
  ures_close(metadata);
  return isFound;
}
