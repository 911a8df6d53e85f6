#include "CReportPage.h"

static const uint8_t style[] = {
#embed "style/page.css"
  ,
#embed "style/matrix.css"
  ,
#embed "style/filters.css"
  ,
#embed "style/findings.css"
  ,
#embed "style/picture.css"
  ,
#embed "style/region.css"
  ,
#embed "style/media.css"
};

// One module: a file may use what another one declares.
static const uint8_t script[] = {
#embed "script/elements.js"
  ,
#embed "script/report.js"
  ,
#embed "script/picture.js"
  ,
#embed "script/region.js"
  ,
#embed "script/card.js"
  ,
#embed "script/section.js"
  ,
#embed "script/matrix.js"
  ,
#embed "script/jump.js"
  ,
#embed "script/filters.js"
  ,
#embed "script/list.js"
  ,
#embed "script/main.js"
};

#define PART(name) *count = sizeof name; return name

const uint8_t *crp_bytes(crp_part part, size_t *count) {
  switch (part) {
  case CRP_STYLE: PART(style);
  case CRP_SCRIPT: PART(script);
  }
  *count = 0;
  return NULL;
}
