# What the commands of docs/reference.md find: an app with two mistakes.
cp -R "$REPOSITORY/Fixtures/Apps/newsroom" news-app
sed -i -e '8s/FAMILY_1/FAMLY_1/' -e '168s/applicaster_toolbar/applicaster_toolbr/' news-app/rivers.json
cp -R "$REPOSITORY/Fixtures/Apps/footers" my-app
