// The files that are part of the program, so that the one binary is all a user needs.
//
// The C compiler embeds a file almost at once. As a Swift array literal, 80 kB take half a minute.

#ifndef RIVERBED_EMBEDDED_FILES_H
#define RIVERBED_EMBEDDED_FILES_H

#include <stddef.h>

// The bytes of a file, which exist as long as the program runs.
typedef struct {
  const unsigned char *start;
  size_t count;
} EmbeddedFile;

// Declares the function that returns a file; Swift sees it as a static property of the type.
#define EMBEDDED(name) \
  EmbeddedFile embedded_##name(void) \
      __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

// A file with its path in a folder.
typedef struct {
  const char *name;
  EmbeddedFile file;
} NamedEmbeddedFile;

// The files of a small app, by their numbers.
size_t embedded_example_count(void)
    __attribute__((swift_name("getter:EmbeddedFile.exampleCount()")));
NamedEmbeddedFile embedded_example(size_t number)
    __attribute__((swift_name("EmbeddedFile.example(_:)")));

// Layout families
EMBEDDED(default_families_json);

// What the keys of files mean
EMBEDDED(formats_md);

// Devices
EMBEDDED(devices_json);

// Themes
EMBEDDED(paper_json);
EMBEDDED(night_json);
EMBEDDED(anatomy_json);
EMBEDDED(brand_json);

// The JSON Schema of riverbed.json
EMBEDDED(riverbed_schema_json);

// XML Schemas of what Riverbed writes
EMBEDDED(wireframe_xsd);
EMBEDDED(inline_drawing_xsd);
EMBEDDED(drawing_types_xsd);
EMBEDDED(page_xsd);

// Files of every site
EMBEDDED(style_css);
EMBEDDED(script_js);
EMBEDDED(inspect_js);
EMBEDDED(play_css);
EMBEDDED(play_js);
EMBEDDED(remote_js);
EMBEDDED(icon_svg);
EMBEDDED(index_html);
EMBEDDED(not_found_html);

// What a site that is served has besides
EMBEDDED(live_css);
EMBEDDED(live_js);
EMBEDDED(waiting_html);

// The marks of sites with changes
EMBEDDED(marks_css);

// Files of every report
EMBEDDED(report_css);
EMBEDDED(report_js);
EMBEDDED(report_index_html);

#endif
