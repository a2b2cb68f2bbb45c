/// What the places of diagnostics do not say about the keys of a rule.
enum RuleKeys {
  /// The keys that people change because of a rule, where it is reported at another place: at the
  /// whole screen, at a component that looks wrong, or at the transition that fails.
  static let also: [String: Set<String>] = [
    "equal-files": ["riverbed.files"],
    "found-file": ["riverbed.files"],
    "unmapped-type": ["layout.content_types"],
    "missing-collection": ["settings.template", "feed_item.ui_tag"],
    "unused-screens": ["settings.template"],
    "no-screens": ["settings.template", "legacy.screens"],
    "no-home": ["screen.home"],
    "second-home": ["screen.home"],
    "missing-id": ["screen.id"],
    "duplicate-id": ["screen.id", "component.id"],
    "unreachable-screen": ["data.target", "feed_item.screen_type"],
    "two-ways-in": ["screen.styles.presentation"],
    "hook-without-plugin": ["hooks.preload_plugins"],
    "unknown-section": ["families.families"],
    "journey-hidden": ["journey.through"],
    "former-address": ["riverbed.formerly"],
    "unusable-theme": ["riverbed.themes"],
    "theme-contrast": ["riverbed.themes"],
    "site-word": ["riverbed.scheme"],
    "lint-size": [
      "attributes.columns", "attributes.width_pixel", "attributes.height_pixel",
      "attributes.aspect_ratio",
    ],
    "lint-bar": [
      "navigation.nav_items", "navigation.assets.app_logo", "nav_bar.title_size", "lint.logo",
      "lint.titleShare",
    ],
    "lint-menu": ["navigation.nav_items"],
    "lint-status-bar": ["status_bar.style", "status_bar.background_color"],
    "lint-tap": ["lint.tap", "attributes.height_pixel"],
    "lint-empty": ["data.source", "component.rules.item_limit", "header.style"],
    "lint-peek": ["attributes.width_pixel", "attributes.width_percent"],
    "lint-lonely": ["lint.row", "component.rules.item_limit", "attributes.columns"],
    "lint-edge": ["attributes.inset_bottom", "attributes.inset_left", "attributes.inset_right"],
    "lint-contrast": [
      "lint.contrast", "lint.largeContrast", "nav_bar.title_color", "nav_bar.background_color",
    ],
    "lint-no-way-back": ["nav_bar.state", "screen.styles.force_nav_bar_hidden"],
    "lint-under-bar": ["nav_bar.state", "attributes.nav_bar_and_status_bar_inset_top"],
    "lint-text": ["lint.letters", "component.styles.cell_styles"],
    "lint-menu-room": ["item.title"],
    "route-source": [
      "class.implements_prepare", "scene.implements_prepare", "scene.externally_prepared",
    ],
    "route-container": ["scene.container", "scene.implements_prepare"],
    "route-initial": ["scene.initial", "scene.externally_prepared"],
    "route-no-controller": ["view.added_to"],
    "route-view-removed": ["view.removed_first"],
    "route-superview": ["view.superview_added"],
    "route-view-in-window": ["view.in_window"],
    "route-without-router": ["presentation.with_router"],
    "route-view-by-hand": ["view.routable"],
    "scene-popover-anchor": ["segue.style"],
    "scene-containers": ["segue.relationship"],
  ]

  /// The rules that are not about a key, by the reason.
  static let none: [String: Set<String>] = [
    "It can be about any key.": [
      "wrong-type", "unknown-key", "bad-color", "too-many-elements", "default-applied",
    ],
    "It is about a whole file.": ["rivers-shape", "unreadable-file", "input-limit"],
    "It is about XML, whose names are not keys.": [
      "family-xml", "android-family", "storyboard-xml", "storyboard-system", "storyboard-initial",
      "storyboard-launch-screen", "storyboard-translation",
    ],
    "It is about a theme, whose keys are only in Schemas/theme.schema.json.": [
      "theme-name", "theme-unknown-role", "theme-missing-role", "theme-color", "theme-measure",
    ],
  ]

  /// Whether a rule is not about a key. Those of JSON as such are about how values are written.
  static func hasNone(_ code: String) -> Bool {
    code.hasPrefix("json-") || none.values.contains { $0.contains(code) }
  }
}
