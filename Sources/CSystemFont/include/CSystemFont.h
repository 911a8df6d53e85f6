#ifndef CSYSTEMFONT_H
#define CSYSTEMFONT_H

#include <stddef.h>
#include <stdint.h>

/*
 * The default system font's numbers, as Scripts/pack-system-font.py lays them out. They are constant
 * data of the executable, so that a page is read only when a weight is used, and no file is needed.
 */

typedef enum {
  CSF_CHARACTERS,
  CSF_INK,
  CSF_LIGHT,
  CSF_REGULAR,
  CSF_MEDIUM,
  CSF_SEMIBOLD,
  CSF_BOLD,
} csf_table;

/// The bytes of a table, which live as long as the process.
const uint8_t *csf_bytes(csf_table table, size_t *count);

#endif
