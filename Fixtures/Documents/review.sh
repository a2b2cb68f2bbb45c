# What the commands of docs/review.md find: an app as it was and in two other states, and a repository with two
# revisions of another one.
cp -R "$REPOSITORY/Fixtures/Apps/qa-app" main
cp -R main branch
sed -i '1223s/on_top/overlay/' branch/rivers.json
cp -R main release
sed -i -e '1330s/List Screen/Programs/' -e '1957s/3/2/' -e '1976r /dev/stdin' release/rivers.json <<'JSON'
      {
        "id": "new-banner",
        "component_type": "banner",
        "position": 1.0,
        "data": { "source": "/1/home", "type": "BANNER" },
        "rules": {},
        "styles": { "family": "FAMILY_1", "cell_styles": ["BANNER_1"] }
      },
JSON
git init --quiet --initial-branch=main .
cp -R "$REPOSITORY/Fixtures/Apps/footers" my-app
git add my-app
git commit --quiet --message start
sed -i 's/"All stories"/"Stories"/' my-app/rivers.json
