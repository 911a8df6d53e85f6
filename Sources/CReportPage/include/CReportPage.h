#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>
#include <stdint.h>

/*
 * The style sheet and the script of the HTML report, from files of their own kind. They are constant
 * data of the executable, which needs no other file.
 */

typedef enum {
  CRP_STYLE,
  CRP_SCRIPT,
} crp_part;

/// The bytes of a part in UTF-8, which live as long as the process.
const uint8_t *crp_bytes(crp_part part, size_t *count);

#endif
