#include "CSystemFont.h"

static const uint8_t characters[] = {
#embed "data/characters.bin"
};
static const uint8_t ink[] = {
#embed "data/ink.bin"
};
static const uint8_t light[] = {
#embed "data/light.bin"
};
static const uint8_t regular[] = {
#embed "data/regular.bin"
};
static const uint8_t medium[] = {
#embed "data/medium.bin"
};
static const uint8_t semibold[] = {
#embed "data/semibold.bin"
};
static const uint8_t bold[] = {
#embed "data/bold.bin"
};

#define TABLE(name) *count = sizeof name; return name

const uint8_t *csf_bytes(csf_table table, size_t *count) {
  switch (table) {
  case CSF_CHARACTERS: TABLE(characters);
  case CSF_INK: TABLE(ink);
  case CSF_LIGHT: TABLE(light);
  case CSF_REGULAR: TABLE(regular);
  case CSF_MEDIUM: TABLE(medium);
  case CSF_SEMIBOLD: TABLE(semibold);
  case CSF_BOLD: TABLE(bold);
  }
  *count = 0;
  return NULL;
}
