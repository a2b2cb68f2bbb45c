#include "EmbeddedFiles.h"

// A small app that someone can edit at once: the showcase.

static const unsigned char example_account_storyboard[] = {
#embed "../../Fixtures/Apps/newsroom/Account.storyboard"
};
static const unsigned char example_feeds_breaking_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/breaking.json"
};
static const unsigned char example_feeds_browse_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/browse.json"
};
static const unsigned char example_feeds_home_hero_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/home-hero.json"
};
static const unsigned char example_feeds_in_depth_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/in-depth.json"
};
static const unsigned char example_feeds_index_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/index.json"
};
static const unsigned char example_feeds_latest_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/latest.json"
};
static const unsigned char example_feeds_opinion_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/opinion.json"
};
static const unsigned char example_feeds_reports_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/reports.json"
};
static const unsigned char example_feeds_screens_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/screens.json"
};
static const unsigned char example_feeds_sections_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/sections.json"
};
static const unsigned char example_feeds_series_archive_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/series-archive.json"
};
static const unsigned char example_feeds_series_new_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/series-new.json"
};
static const unsigned char example_feeds_series_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/series.json"
};
static const unsigned char example_feeds_top_stories_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/top-stories.json"
};
static const unsigned char example_feeds_watch_hero_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/watch-hero.json"
};
static const unsigned char example_feeds_watch_tabs_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/watch-tabs.json"
};
static const unsigned char example_feeds_weather_json[] = {
#embed "../../Fixtures/Apps/newsroom/feeds/weather.json"
};
static const unsigned char example_plugin_configurations_json[] = {
#embed "../../Fixtures/Apps/newsroom/plugin_configurations.json"
};
static const unsigned char example_riverbed_json[] = {
#embed "../../Fixtures/Apps/newsroom/riverbed.json"
};
static const unsigned char example_rivers_json[] = {
#embed "../../Fixtures/Apps/newsroom/rivers.json"
};
static const unsigned char example_routes_json[] = {
#embed "../../Fixtures/Apps/newsroom/routes.json"
};
static const unsigned char example_settings_json[] = {
#embed "../../Fixtures/Apps/newsroom/settings.json"
};

#define NAMED(name, array) {name, {array, sizeof array}}

static const NamedEmbeddedFile files[] = {
    NAMED("Account.storyboard", example_account_storyboard),
    NAMED("feeds/breaking.json", example_feeds_breaking_json),
    NAMED("feeds/browse.json", example_feeds_browse_json),
    NAMED("feeds/home-hero.json", example_feeds_home_hero_json),
    NAMED("feeds/in-depth.json", example_feeds_in_depth_json),
    NAMED("feeds/index.json", example_feeds_index_json),
    NAMED("feeds/latest.json", example_feeds_latest_json),
    NAMED("feeds/opinion.json", example_feeds_opinion_json),
    NAMED("feeds/reports.json", example_feeds_reports_json),
    NAMED("feeds/screens.json", example_feeds_screens_json),
    NAMED("feeds/sections.json", example_feeds_sections_json),
    NAMED("feeds/series-archive.json", example_feeds_series_archive_json),
    NAMED("feeds/series-new.json", example_feeds_series_new_json),
    NAMED("feeds/series.json", example_feeds_series_json),
    NAMED("feeds/top-stories.json", example_feeds_top_stories_json),
    NAMED("feeds/watch-hero.json", example_feeds_watch_hero_json),
    NAMED("feeds/watch-tabs.json", example_feeds_watch_tabs_json),
    NAMED("feeds/weather.json", example_feeds_weather_json),
    NAMED("plugin_configurations.json", example_plugin_configurations_json),
    NAMED("riverbed.json", example_riverbed_json),
    NAMED("rivers.json", example_rivers_json),
    NAMED("routes.json", example_routes_json),
    NAMED("settings.json", example_settings_json),
};

size_t embedded_example_count(void) { return sizeof files / sizeof *files; }

NamedEmbeddedFile embedded_example(size_t number) { return files[number]; }
