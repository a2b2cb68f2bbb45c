import Support

/// A damaged app, which depends only on a seed and a number.
struct FuzzCase {
  let seed: UInt64
  let number: Int
  private(set) var files: [String: [UInt8]]
  /// Whether the app is also built, which takes longer than everything else.
  let isBuilt: Bool
  /// Whether the real program is run on the app too.
  let isWhole: Bool

  /// One case in this many is built, and one in this many is given to the real program.
  private static let builtOnes = 5
  private static let wholeOnes = 100

  init(seed: UInt64, number: Int, from corpus: FuzzCorpus) {
    self.seed = seed
    self.number = number
    var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number))
    isWhole = Int.random(in: 0..<Self.wholeOnes, using: &random) == 0
    isBuilt = isWhole || Int.random(in: 0..<Self.builtOnes, using: &random) == 0
    // The first app has every feature.
    let isFirst = Int.random(in: 0..<4, using: &random) == 0
    let app = isFirst ? corpus.apps[0] : Self.chosen(corpus.apps, &random)
    files = app.files
    let damages = 1 + Int.random(in: 0..<12, using: &random) / 6
    var trees = app.trees
    for _ in 0..<damages {
      let name = Self.file(of: app, &random)
      let isOfBytes = Int.random(in: 0..<4, using: &random) == 0
      if !isOfBytes, var tree = trees[name] {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let damage = Self.chosen(ValueDamage.allCases, &random)
          damage.apply(to: &tree, names: app.names, keys: app.keys, using: &random)
        }
        trees[name] = tree
        files[name] = name.hasSuffix(".json") ? tree.json : tree.xml
      } else if let bytes = files[name] {
        let mutation = Self.chosen(Mutation.allCases, &random)
        files[name] = mutation.apply(to: bytes, using: &random)
      }
    }
  }

  /// Returns a file to damage, most often not one of the many feeds.
  private static func file(of app: FuzzCorpus.App, _ random: inout SplitMix64) -> String {
    let names = app.files.keys.sorted()
    let main = names.filter { !$0.hasPrefix("feeds/") }
    return chosen(Int.random(in: 0..<4, using: &random) == 0 ? names : main, &random)
  }

  private static func chosen<Element>(_ all: [Element], _ random: inout SplitMix64) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  /// Writes the files into a folder; returns false where that fails.
  func write(to folder: String) -> Bool {
    Program.removeFolder(folder)
    return files.allSatisfy { name, bytes in
      Program.createFolders(around: "\(folder)/\(name)")
        && Program.write(bytes, to: "\(folder)/\(name)")
    }
  }
}
