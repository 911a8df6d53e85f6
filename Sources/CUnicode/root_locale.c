#include "root_locale.h"

#include <pthread.h>
#include <unicode/uloc.h>

static void set_default(void) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setDefault("", &status);
}

void cuni_fall_back_to_root(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_default);
}
