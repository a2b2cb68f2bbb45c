#include "embedding.h"

static const unsigned char default_families_json[] = {
#embed "../AppModel/Families/default-families.json"
};
RETURN(default_families_json)

static const unsigned char formats_md[] = {
#embed "../../docs/formats.md"
};
RETURN(formats_md)

static const unsigned char devices_json[] = {
#embed "../AppModel/Devices/devices.json"
};
RETURN(devices_json)

static const unsigned char paper_json[] = {
#embed "../../Themes/paper.json"
};
RETURN(paper_json)

static const unsigned char night_json[] = {
#embed "../../Themes/night.json"
};
RETURN(night_json)

static const unsigned char anatomy_json[] = {
#embed "../../Themes/anatomy.json"
};
RETURN(anatomy_json)

static const unsigned char brand_json[] = {
#embed "../../Themes/brand.json"
};
RETURN(brand_json)

static const unsigned char wireframe_xsd[] = {
#embed "../../Themes/wireframe.xsd"
};
RETURN(wireframe_xsd)

static const unsigned char inline_drawing_xsd[] = {
#embed "../../Themes/inline-drawing.xsd"
};
RETURN(inline_drawing_xsd)

static const unsigned char drawing_types_xsd[] = {
#embed "../../Themes/drawing-types.xsd"
};
RETURN(drawing_types_xsd)

static const unsigned char page_xsd[] = {
#embed "../../Themes/page.xsd"
};
RETURN(page_xsd)

// The stylesheet of sites, from general rules to those of each page.
static const unsigned char style_css[] = {
#embed "../../Themes/Site/tokens.css" suffix(,)
#embed "../../Themes/Site/elements.css" suffix(,)
#embed "../../Themes/Site/tables.css" suffix(,)
#embed "../../Themes/Site/frame.css" suffix(,)
#embed "../../Themes/Site/pieces.css" suffix(,)
#embed "../../Themes/Site/choices.css" suffix(,)
#embed "../../Themes/Site/surroundings.css" suffix(,)
#embed "../../Themes/Site/gallery.css" suffix(,)
#embed "../../Themes/Site/gallery-choice.css" suffix(,)
#embed "../../Themes/Site/gallery-surroundings.css" suffix(,)
#embed "../../Themes/Site/screen.css" suffix(,)
#embed "../../Themes/Site/screen-ways.css" suffix(,)
#embed "../../Themes/Site/screen-bars.css" suffix(,)
#embed "../../Themes/Site/screen-parts.css" suffix(,)
#embed "../../Themes/Site/widths.css" suffix(,)
#embed "../../Themes/Site/problems.css" suffix(,)
#embed "../../Themes/Site/inspect.css" suffix(,)
#embed "../../Themes/Site/inspect-panel.css" suffix(,)
#embed "../../Themes/Site/inspect-distances.css" suffix(,)
#embed "../../Themes/Site/inspect-chapters.css" suffix(,)
#embed "../../Themes/Site/map.css" suffix(,)
#embed "../../Themes/Site/map-near.css" suffix(,)
#embed "../../Themes/Site/map-lists.css" suffix(,)
#embed "../../Themes/Site/reference.css" suffix(,)
#embed "../../Themes/Site/viewer.css" suffix(,)
#embed "../../Themes/Site/viewer-pair.css" suffix(,)
#embed "../../Themes/Site/viewer-layout.css" suffix(,)
#embed "../../Themes/Site/journeys.css"
};
RETURN(style_css)

// The script of sites: tools, what each kind of page adds, and the start of it all.
static const unsigned char script_js[] = {
#embed "../../Themes/Site/Script/tools.js" suffix(,)
#embed "../../Themes/Site/Script/choices.js" suffix(,)
#embed "../../Themes/Site/Script/address.js" suffix(,)
#embed "../../Themes/Site/Script/search.js" suffix(,)
#embed "../../Themes/Site/Script/filters.js" suffix(,)
#embed "../../Themes/Site/Script/copying.js" suffix(,)
#embed "../../Themes/Site/Script/folds.js" suffix(,)
#embed "../../Themes/Site/Script/viewer.js" suffix(,)
#embed "../../Themes/Site/Script/help.js" suffix(,)
#embed "../../Themes/Site/Script/keys.js" suffix(,)
#embed "../../Themes/Site/Script/start.js"
};
RETURN(script_js)

static const unsigned char inspect_js[] = {
#embed "../../Themes/Site/Script/tools.js" suffix(,)
#embed "../../Themes/Site/Script/inspector-tools.js" suffix(,)
#embed "../../Themes/Site/Script/inspector.js"
};
RETURN(inspect_js)

static const unsigned char icon_svg[] = {
#embed "../../Themes/Site/icon.svg"
};
RETURN(icon_svg)

static const unsigned char index_html[] = {
#embed "../../Themes/Site/index.html"
};
RETURN(index_html)

static const unsigned char marks_css[] = {
#embed "../../Themes/Site/marks.css"
};
RETURN(marks_css)

static const unsigned char report_css[] = {
#embed "../../Themes/Report/causes.css" suffix(,)
#embed "../../Themes/Report/pictures.css" suffix(,)
#embed "../../Themes/Report/compare.css" suffix(,)
#embed "../../Themes/Report/easel.css" suffix(,)
#embed "../../Themes/Report/marks.css" suffix(,)
#embed "../../Themes/Report/modes.css" suffix(,)
#embed "../../Themes/Report/print.css"
};
RETURN(report_css)

// The script of reports: what it shares with that of sites, and what only reports have.
static const unsigned char report_js[] = {
#embed "../../Themes/Site/Script/tools.js" suffix(,)
#embed "../../Themes/Site/Script/choices.js" suffix(,)
#embed "../../Themes/Site/Script/copying.js" suffix(,)
#embed "../../Themes/Site/Script/help.js" suffix(,)
#embed "../../Themes/Report/Script/ticks.js" suffix(,)
#embed "../../Themes/Report/Script/keys.js" suffix(,)
#embed "../../Themes/Report/Script/start.js"
};
RETURN(report_js)

static const unsigned char report_index_html[] = {
#embed "../../Themes/Report/index.html"
};
RETURN(report_index_html)

static const unsigned char not_found_html[] = {
#embed "../../Themes/Site/404.html"
};
RETURN(not_found_html)
