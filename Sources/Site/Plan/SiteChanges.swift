import Publishing
package import SiteFiles

/// What changed since another state of the app, as far as the pages of a site show it. A report
/// inside the site has the rest.
package struct SiteChanges: Sendable {
  /// What changed, in one sentence.
  let sentence: String
  /// The most important causes, each with its page.
  let causes: [Link]
  /// How many causes there are.
  let causeCount: Int
  /// The first page of the report.
  let report: SitePath
  /// The changed pictures of the site, by their paths.
  let pictures: [SitePath: Mark]
  /// The marks of screens whose configured picture changed, by the screens' keys.
  let screens: [String: Mark]

  /// A sentence, and the page about it.
  package struct Link: Sendable {
    let sentence: String
    let page: SitePath

    package init(_ sentence: String, at page: SitePath) {
      self.sentence = sentence
      self.page = page
    }
  }

  /// A word about what happened to a picture, and where it is compared.
  package struct Mark: Sendable {
    let word: String
    let page: SitePath
    let id: String

    package init(_ word: String, at page: SitePath, _ id: String) {
      self.word = word
      self.page = page
      self.id = id
    }
  }

  package init(
    _ sentence: String, causes: [Link], of causeCount: Int, report: SitePath,
    pictures: [SitePath: Mark], screens: [String: Mark]
  ) {
    self.sentence = sentence
    self.causes = causes
    self.causeCount = causeCount
    self.report = report
    self.pictures = pictures
    self.screens = screens
  }
}

extension Site {
  /// Returns the pictures of the site that can be compared, by their paths as texts.
  package func comparablePictures() -> [String: (path: SitePath, subject: Subject)] {
    var found: [String: (path: SitePath, subject: Subject)] = [:]
    for task in allTasks() {
      for file in files(of: task) where file.subject.kind.isCompared {
        found[file.path.text] = (file.path, file.subject)
      }
    }
    return found
  }
}
