#include "EmbeddedFiles.h"

// Defines the function that returns an embedded file, given the array that holds it.
#define RETURN(name) \
  EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof name}; }

static const unsigned char default_families_json[] = {
#embed "../AppModel/Families/default-families.json"
};
RETURN(default_families_json)

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

static const unsigned char base_css[] = {
#embed "../../Themes/Site/base.css"
};
RETURN(base_css)

static const unsigned char gallery_css[] = {
#embed "../../Themes/Site/gallery.css"
};
RETURN(gallery_css)

static const unsigned char matrix_css[] = {
#embed "../../Themes/Site/matrix.css"
};
RETURN(matrix_css)

static const unsigned char inspect_css[] = {
#embed "../../Themes/Site/inspect.css"
};
RETURN(inspect_css)

static const unsigned char flow_css[] = {
#embed "../../Themes/Site/flow.css"
};
RETURN(flow_css)

static const unsigned char reference_css[] = {
#embed "../../Themes/Site/reference.css"
};
RETURN(reference_css)

static const unsigned char viewer_css[] = {
#embed "../../Themes/Site/viewer.css"
};
RETURN(viewer_css)

static const unsigned char prototype_css[] = {
#embed "../../Themes/Site/prototype.css"
};
RETURN(prototype_css)

static const unsigned char script_js[] = {
#embed "../../Themes/Site/script.js"
};
RETURN(script_js)

static const unsigned char icon_svg[] = {
#embed "../../Themes/Site/icon.svg"
};
RETURN(icon_svg)

static const unsigned char index_html[] = {
#embed "../../Themes/Site/index.html"
};
RETURN(index_html)

static const unsigned char report_css[] = {
#embed "../../Themes/Report/report.css"
};
RETURN(report_css)

static const unsigned char report_index_html[] = {
#embed "../../Themes/Report/index.html"
};
RETURN(report_index_html)

static const unsigned char not_found_html[] = {
#embed "../../Themes/Site/404.html"
};
RETURN(not_found_html)
