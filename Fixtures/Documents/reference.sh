# What the commands of docs/reference.md find: an app with two mistakes.
cp -R "$REPOSITORY/Fixtures/Apps/newsroom" news-app
sed -i -e '8s/FAMILY_1/FAMLY_1/' -e '168s/applicaster_toolbar/applicaster_toolbr/' news-app/rivers.json
cp -R "$REPOSITORY/Fixtures/Apps/footers" my-app
# An app whose cells of 160 points do not fit side by side at some widths.
mkdir -p wide-app/feeds
cat > wide-app/rivers.json <<'END'
[{
  "id": "home", "name": "Home", "home": true, "styles": { "family": "WIDE" },
  "ui_components": [
    { "id": "stories", "component_type": "grid", "data": { "source": "stories" },
      "styles": { "cell_styles": ["CARD"], "header": { "visible": true, "style": "TITLE" } } }
  ]
}]
END
cat > wide-app/families.json <<'END'
{ "families": { "WIDE": {
  "screen": { "DEFAULT": { "devices": { "universal": {
    "inset_left": 10, "inset_right": 10, "interitem_spacing": 10, "line_spacing": 10 } } } },
  "header": { "TITLE": { "devices": { "universal": { "height_pixel": 30 } } } },
  "grid": { "CARD": { "style": "image_top", "devices": { "universal": {
    "custom_scaling": false, "width_pixel": 160, "height_pixel": 100 } } } } } } }
END
echo '[{ "source": "stories", "file": "stories.json" }]' > wide-app/feeds/index.json
echo '{ "title": "Top stories", "children": [{ "id": "1" }, { "id": "2" }, { "id": "3" }] }' \
  > wide-app/feeds/stories.json
