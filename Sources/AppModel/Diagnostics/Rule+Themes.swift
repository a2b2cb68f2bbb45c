// The rules that themes break. They stand here because riverbed.json may name them, and the messages
// stand beside the checks of the themes.
extension Rule {
  package static let unusableTheme = Rule(
    "unusable-theme",
    means: "riverbed.json asks for a theme that there is not, that cannot be read, or that has the "
      + "name of another one.",
    matters: "Nobody would see the pictures that were asked for, so no site is built.",
    fix: "Write a name that 'riverbed themes' lists, or the path of a theme file as seen from the "
      + "app's folder.")

  package static let themeName = Rule(
    "theme-name",
    means: "A theme has no name, or one with other characters than a-z, 0-9 and hyphens.",
    matters: "The name becomes the name of a folder and part of links.",
    fix: "Write a name such as \"name\": \"my-theme\".")

  package static let themeUnknownRole = Rule(
    "theme-unknown-role",
    means: "A theme gives a colour to a role that drawings do not have.",
    matters: "The colour is seen nowhere, and the role that was meant may have none.",
    fix: "Correct the spelling; the JSON Schema of themes lists all roles.")

  package static let themeMissingRole = Rule(
    "theme-missing-role",
    means: "A theme leaves roles without a colour, or leaves out a corner or a stroke.",
    matters: "A theme is used as a whole or not at all, so that no drawing is half in another one.",
    fix: "Add what the message names; take the values from one of Riverbed's own themes.")

  package static let themeColor = Rule(
    "theme-color",
    means: "A role of a theme has something else than a colour.",
    matters: "The theme cannot be used.",
    fix: "Write the colour as #RRGGBB, or as #AARRGGBB with the alpha first.")

  package static let themeMeasure = Rule(
    "theme-measure",
    means: "A corner or a stroke of a theme is smaller or larger than any drawing can use.",
    matters: "Lines would vanish, or cover what they surround.",
    fix: "Write a number of points within the limits that the message names.")

  package static let themeContrast = Rule(
    "theme-contrast",
    means: "A text of a theme stands out from its ground by less than 4.5 to 1, as WCAG 2 counts.",
    matters: "Many people cannot read it, and nobody can on a bad screen.",
    fix: "Make the text darker, or lighter on a dark ground, until the ratio is reached.")
}
