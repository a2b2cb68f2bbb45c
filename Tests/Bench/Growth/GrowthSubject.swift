import Support

/// An input that can be written in any size, and the steps that are measured with it.
struct GrowthSubject: Sendable {
  let name: String
  /// What the cost of each step for one value depends on, which other subjects share.
  let base: String
  let steps: [Step]
  /// The limits up to which it grows, and those for a part of the measurement.
  var bounds = GrowthRun.Bounds.full
  var smallBounds = GrowthRun.Bounds.small
  /// Writes the input with a number of values into a folder, and returns the number of bytes; nil
  /// where that fails.
  let write: @Sendable (Int, String) -> Int?

  /// A command of the program.
  struct Step: Sendable {
    let name: String
    /// The words of the command line, for the program, the folder of the input and that of a site.
    let words: @Sendable (String, String, String) -> [String]
  }
}

extension GrowthCase {
  /// The app with each step.
  var subject: GrowthSubject {
    let allVariants = holes[0].file == "riverbed.json"
    return GrowthSubject(
      // One device or theme more costs more than one note.
      name: name, base: allVariants ? name : app.name,
      steps: GrowthStep.allCases.map { step in
        GrowthSubject.Step(name: step.rawValue) { program, folder, site in
          step.words(program, app: folder, site: site, allVariants: allVariants)
        }
      },
      write: { write($0, to: $1) })
  }
}

extension GrowthEdits {
  /// The comparison of both states, which only fails where the new one has problems.
  var subject: GrowthSubject {
    GrowthSubject(
      name: "edits: \(rawValue)", base: rawValue,
      steps: [
        GrowthSubject.Step(name: "diff") { program, folder, _ in
          [program, "diff", "\(folder)/old", "\(folder)/new", "--quiet", "--jobs", "1"]
            + ["--fail-on", "new-problems"] + GrowthStep.axes
        }
      ], bounds: .edits, smallBounds: reachesAll ? .small : .edits,
      write: { write($0, to: $1) })
  }
}
