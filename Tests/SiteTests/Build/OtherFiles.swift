import AppLayout
import Publishing
import SiteFiles

/// Files that hold their own names.
struct OtherFiles: Publication {
  typealias Task = String

  private let paths: PathNames
  private let names: [String]
  private let words: String

  /// Creates files with these names, which hold these words.
  init(names: [String], holding words: String = "") {
    self.words = words
    var paths = PathNames(avoiding: [])
    for name in names { paths.add(name, as: name) }
    self.paths = paths
    self.names = names
  }

  var record: SiteRecord {
    SiteRecord(title: "Notes", screens: [], screenTitles: [], axes: .init(devices: []), themes: [])
  }

  func allTasks() -> [String] { names }

  func files(of task: String) -> [PlannedFile] {
    [PlannedFile("notes/\(paths[task]).txt", Subject(kind: .data))]
  }

  func maker(checking schemas: DocumentSchemas) throws -> FileMaker<String> {
    FileMaker { [words] task, take in try take(.whole(Array((task + words).utf8))) }
  }
}
