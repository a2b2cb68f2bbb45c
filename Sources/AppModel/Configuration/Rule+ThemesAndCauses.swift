// The rules for themes and for accepted causes. They are declared here because riverbed.json may
// name them; their messages are next to the checks of themes, and to the reading of causes.
extension Rule {
  static let ofThemes: [Rule] = [
    .unusableTheme, .themeName, .themeUnknownRole, .themeMissingRole, .themeColor, .themeMeasure,
    .themeContrast,
  ]

  package static let unusableTheme = Rule(
    "unusable-theme",
    means: "riverbed.json asks for a theme that does not exist, cannot be read, or has the same "
      + "name as another one.",
    matters: "The requested pictures cannot be drawn, so no site is built.",
    fix: "Write a name that 'riverbed themes' lists, or the path of a theme file relative to the "
      + "app's folder.")

  package static let themeName = Rule(
    "theme-name",
    means: "A theme has no name, or its name has characters other than a-z, 0-9 and hyphens.",
    matters: "The name becomes the name of a folder and part of links.",
    fix: "Write a name such as \"name\": \"my-theme\".")

  package static let themeUnknownRole = Rule(
    "theme-unknown-role",
    means: "A theme sets a color for a role that drawings do not have.",
    matters: "The color is never used, and the role that was meant may have none.",
    fix: "Correct the spelling; the JSON Schema of themes lists all roles.")

  package static let themeMissingRole = Rule(
    "theme-missing-role",
    means: "A theme does not set the color of every role, or leaves out a corner or a stroke.",
    matters: "A theme is used as a whole or not at all, so that no drawing mixes two themes.",
    fix: "Add what the message names; take the values from one of Riverbed's own themes.")

  package static let themeColor = Rule(
    "theme-color",
    means: "A role of a theme has a value that is not a color.",
    matters: "The theme cannot be used.",
    fix: "Write the color as #RRGGBB, or as #AARRGGBB with the alpha first.")

  package static let themeMeasure = Rule(
    "theme-measure",
    means: "A corner or a stroke of a theme is smaller or larger than any drawing can use.",
    matters: "Lines would disappear, or cover what they surround.",
    fix: "Write a number of points within the limits that the message names.")

  package static let themeContrast = Rule(
    "theme-contrast",
    means: "The contrast between a text of a theme and its background is less than 4.5 to 1, as "
      + "WCAG 2 defines it.",
    matters: "Many people cannot read the text, and no one can on a bad screen.",
    fix: "Make the text darker, or lighter on a dark background, until the ratio is reached.")

  package static let acceptedCause = Rule(
    "accepted-cause",
    means: "An entry of riverbed.accepted.json does not have the id of a cause, another entry has "
      + "the same id, or an edit in it does not have its path and its hash.",
    matters: "A change that was meant to be accepted would still count, or no one could say which "
      + "note belongs to it.",
    fix: "Let 'riverbed diff' write the entry with --accept and the id that it prints, or remove "
      + "the entry.")
}
