/// An app whose titles are long, empty or in many scripts, and whose cells are tiny or huge.
enum HostileLook {
  static let files = [
    "rivers.json": """
    [
      {"id": "texts", "home": true, "name": "A title that is much longer than any bar of any device",
       "navigations": [{"category": "nav_bar", "styles": {"style": "left"},
         "nav_items": [{"id": "self", "type": "button", "data": {"target": "texts"}},
           {"id": "live", "type": "live_drawer"}, {"id": "cast", "type": "chromecast"}]}],
       "ui_components": [
         {"id": "header", "component_type": "grid", "data": {"source": "texts"},
          "styles": {"header": {"visible": true, "style": "HEADER_1",
            "data": {"target": "sizes"}}}},
         {"id": "list", "component_type": "list", "data": {"source": "texts"}}]},
      {"id": "sizes", "name": "Sizes", "styles": {"family": "SIZES"},
       "ui_components": [
         {"id": "tiny", "component_type": "grid", "data": {"source": "texts"},
          "styles": {"cell_styles": ["TINY"]}, "rules": {"item_limit": 12}},
         {"id": "short", "component_type": "list", "data": {"source": "texts"},
          "styles": {"cell_styles": ["SHORT"]}},
         {"id": "narrow", "component_type": "grid", "data": {"source": "texts"},
          "styles": {"cell_styles": ["NARROW"]}},
         {"id": "unknown", "component_type": "carousell", "data": {"source": "texts"}}]},
      {"id": "crowd", "name": "Crowd", "styles": {"family": "SIZES"},
       "ui_components": [{"id": "dots", "component_type": "grid",
         "data": {"source": "none"}, "rules": {"item_limit": 1000000},
         "styles": {"cell_styles": ["DOT"]}}]},
      {"id": "empty", "name": "Empty"}
    ]
    """,
    "families.json": """
    {"families": {"SIZES": {
      "screen": {"DEFAULT": {"devices": {"universal": {"inset_top": 8, "inset_left": 8,
        "inset_right": 8, "inset_bottom": 8, "interitem_spacing": 4, "line_spacing": 4}}}},
      "grid": {
        "TINY": {"style": "image_top", "devices": {"universal": {"width_pixel": 46,
          "height_pixel": 46}}},
        "NARROW": {"style": "image_top", "devices": {"universal": {"width_pixel": 60,
          "height_pixel": 260}}},
        "DOT": {"style": "image_top", "devices": {"universal": {"width_pixel": 10,
          "height_pixel": 10}}}},
      "list": {"SHORT": {"style": "image_left", "devices": {"universal": {"height_pixel": 30}}}}}}}
    """,
    "feeds/index.json": """
    [{"source": "texts", "file": "texts.json"}]
    """,
    "feeds/texts.json": """
    {"title": "A header that is much longer than the room that it has beside its link",
     "children": [
      {"id": "1", "type": "video", "title": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"},
      {"id": "2", "type": "article", "title": "東京の天気予報と週末の交通情報を詳しくお伝えします"},
      {"id": "3", "type": "gallery", "title": "מזג האוויר בתל אביב ובירושלים לקראת סוף השבוע"},
      {"id": "4", "type": "link", "title": "الطقس في القاهرة والإسكندرية نهاية الأسبوع"},
      {"id": "5", "type": "video", "title": "👩‍👩‍👧‍👦🏳️‍🌈 e\\u0301\\u0323\\u0308 family news"},
      {"id": "6", "type": "article", "title": ""},
      {"id": "7", "type": "other", "title": "I"},
      {"id": "8", "type": "article"}]}
    """,
  ]
}
