#ifndef CUNICODE_ROOT_LOCALE_H
#define CUNICODE_ROOT_LOCALE_H

/// Makes root the locale that ICU uses where it has no data for another one and its parents: by
/// default it is the environment's. Must come before anything is opened by a locale.
void cuni_fall_back_to_root(void);

#endif
