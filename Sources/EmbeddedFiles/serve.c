#include "embedding.h"

static const unsigned char live_css[] = {
#embed "../../Themes/Live/live.css"
};
RETURN(live_css)

// The script of a site that is served: what it changes, what it says, and the start of it all.
static const unsigned char live_js[] = {
#embed "../../Themes/Live/page.js" suffix(,)
#embed "../../Themes/Live/kept.js" suffix(,)
#embed "../../Themes/Live/pictures.js" suffix(,)
#embed "../../Themes/Live/bar.js" suffix(,)
#embed "../../Themes/Live/start.js"
};
RETURN(live_js)

static const unsigned char waiting_html[] = {
#embed "../../Themes/Live/waiting.html"
};
RETURN(waiting_html)

static const unsigned char riverbed_schema_json[] = {
#embed "../../Schemas/riverbed.schema.json"
};
RETURN(riverbed_schema_json)
