import AppModel

/// The changes as GitLab's code quality report: an issue for each error of the new app and each
/// cause, at its line.
struct DiffGitLab {
  let result: DiffResult

  var text: String {
    JSONWriter.text { json in
      json.array(result.issues) { json, difference in
        json.issue(
          difference.sentence, difference.kind.rawValue, id: difference.id, difference.severity,
          at: difference.place)
      }
    }
  }
}
