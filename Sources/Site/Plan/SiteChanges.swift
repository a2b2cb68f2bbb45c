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
  /// The changed screens, by their keys.
  let screens: [String: Mark]

  /// A sentence, and the page about it.
  package struct Link: Sendable {
    package let sentence: String
    let page: SitePath

    package init(_ sentence: String, at page: SitePath) {
      self.sentence = sentence
      self.page = page
    }
  }

  /// What happened to a picture or a screen, why, and where it is compared.
  package struct Mark: Sendable {
    /// What happened in a word; nil for something that looks the same, such as a button that opens
    /// another screen now.
    let word: String?
    /// The most important causes.
    let reasons: [Reason]
    /// How many causes there are.
    let reasonCount: Int
    /// Where the picture, or one of the screen, is compared; nil if no picture is.
    let comparison: Place?

    package init(
      _ word: String?, because reasons: [Reason], of reasonCount: Int, comparison: Place?
    ) {
      self.word = word
      self.reasons = reasons
      self.reasonCount = reasonCount
      self.comparison = comparison
    }
  }

  /// A picture on a page of the report.
  package struct Place: Sendable {
    let page: SitePath
    let id: String

    package init(_ page: SitePath, _ id: String) {
      self.page = page
      self.id = id
    }
  }

  /// A cause, and the first sentences about what it changes in a picture or on a screen.
  package struct Reason: Sendable {
    package let cause: Link
    let effects: [String]
    /// How many sentences there are.
    let effectCount: Int

    package init(_ cause: Link, effects: [String], of effectCount: Int) {
      self.cause = cause
      self.effects = effects
      self.effectCount = effectCount
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
    for task in allTasks() where task.kind.isOfPictures {
      for file in documents(of: task) where file.subject.kind.isCompared {
        found[file.path.text] = (file.path, file.subject)
      }
    }
    return found
  }

  /// The number of these pictures, as a report counts them.
  package var comparedPictureCount: Int {
    allTasks().filter(\.kind.isOfPictures).reduce(0) { count, task in
      count + documents(of: task).count { $0.subject.kind.isCompared }
    }
  }
}
