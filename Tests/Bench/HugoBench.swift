import Support

/// Measures how many pages Hugo makes in a second from as many short texts, with two plain
/// templates: a lower bound for site generators, to judge ours by.
enum HugoBench {
  private static let pages = 3_000

  static func run() {
    guard
      let hugo = Program.find(["/usr/bin/hugo", "/usr/local/bin/hugo", "/opt/homebrew/bin/hugo"])
    else { return print("pages by Hugo: SKIPPED: hugo is not installed") }
    let folder = Program.temporaryPath("hugo")
    defer { Program.removeFolder(folder) }
    guard write(to: folder) else { return print("cannot write into \(folder)") }
    guard let cost = Program.cost(of: [hugo, "--quiet", "--source", folder]) else {
      return print("cannot run \(hugo)")
    }
    let made = Program.files(in: "\(folder)/public", ending: ".html")
    Stopwatch.print(
      "\(made) pages by Hugo", cost.seconds,
      "\(Int(Double(made) / cost.seconds)) pages a second, peak \(cost.megabytes) MB")
  }

  private static func write(to folder: String) -> Bool {
    let single = "<!DOCTYPE html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .Content }}"
    let list = "<!DOCTYPE html><ul>{{ range .Pages }}<li>{{ .Title }}</li>{{ end }}</ul>"
    var files = [
      (
        "hugo.toml",
        "baseURL = 'https://example.org/'\ndisableKinds = ['taxonomy', 'term', 'RSS']\n"
      ),
      ("layouts/_default/single.html", single), ("layouts/_default/list.html", list),
    ]
    for page in 0..<pages {
      let text = (0..<40).map { "- Line \($0) of page \(page), **as long** as lines are\n" }
        .joined()
      files.append(("content/screens/page-\(page).md", "---\ntitle: Page \(page)\n---\n\(text)"))
    }
    return files.allSatisfy { name, text in
      Program.createFolders(around: "\(folder)/\(name)")
        && Program.write(Array(text.utf8), to: "\(folder)/\(name)")
    }
  }
}
