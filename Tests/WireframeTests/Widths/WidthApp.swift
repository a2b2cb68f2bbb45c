/// An app whose cells and bar fit at some widths and not at others.
///
/// Its grid has cells of 160 points between insets of 10, with 10 between them; its list has cells
/// of 300.
enum WidthApp {
  static let files = [
    "rivers.json": """
    [{"id": "home", "name": "Home", "home": true, "styles": {"family": "F"},
      "navigations": [{"id": "bar", "category": "nav_bar", "nav_items": [
        {"id": "a", "title": "A", "type": "button"}]}],
      "ui_components": [
        {"id": "stories", "component_type": "grid", "data": {"source": "s"},
         "styles": {"cell_styles": ["G"], "header": {"visible": true, "style": "H"}}},
        {"id": "wide", "component_type": "list", "data": {"source": "t"},
         "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["W"]}}]}]
    """,
    "families.json": """
    {"families": {"F": {
      "screen": {"DEFAULT": {"devices": {"universal": {
        "inset_left": 10, "inset_right": 10, "interitem_spacing": 10, "line_spacing": 10}}}},
      "header": {"H": {"devices": {"universal": {"height_pixel": 30}}}},
      "grid": {"G": {"devices": {"universal": {
        "custom_scaling": false, "width_pixel": 160, "height_pixel": 100}}}},
      "list": {"W": {"devices": {"universal": {
        "custom_scaling": false, "width_pixel": 300, "height_pixel": 80}}}}}}}
    """,
    "feeds/index.json": #"[{"source": "s", "file": "s.json"}]"#,
    "feeds/s.json":
      #"{"title": "Top stories", "children": [{"id": "1"}, {"id": "2"}, {"id": "3"}]}"#,
  ]
}
