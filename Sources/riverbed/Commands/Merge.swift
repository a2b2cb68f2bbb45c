import AppModel
import Disk
import Printing
import Publishing
import SiteFiles

/// Joins the shards of a site that several machines built.
struct Merge: Hashable {
  let shards: [String]
  let output: String
  let isQuiet: Bool

  func run(on console: inout Console) -> ExitCode {
    do {
      let merge = try SiteMerge(of: shards)
      try RunPlaces(reading: shards.map { .shard(Folder(path: $0)) }, folder: output)
        .refuseMisplaced()
      SystemProcess.catchInterruptions()
      let summary = try merge.run(into: output)
      if !isQuiet {
        console.output.write("\(summary.text) in \(output)\n\(output.path(of: "index.xhtml"))\n")
      }
      return .clean
    } catch {
      return console.fail(error)
    }
  }
}

extension Command {
  static let merge = Command(
    name: "merge",
    summary:
      "Join the shards of a site that 'riverbed build --shard' made on several machines. The "
      + "result equals a single build, byte for byte. Nothing is written unless every shard is "
      + "there, once, with every file as it was built.",
    operands: [
      Operand(
        name: "SHARD", isRequired: true, isRepeated: true, kind: .input(.folder),
        summary: "The folders of all shards, in any order.")
    ],
    options: [.mergedOutput, .quiet, .help, .version],
    exitCodes: [.clean, .incomplete, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed build newsroom --shard 1/3 -o shard-1",
      "riverbed merge shard-1 shard-2 shard-3 -o preview",
    ],
    read: { (arguments) throws(UsageError) in
      guard let output = arguments.path(of: .mergedOutput) else {
        throw UsageError("'riverbed merge' needs '-o'", of: arguments.command)
      }
      return .merge(
        Merge(
          shards: arguments.operands, output: output, isQuiet: arguments.has(.quiet)))
    })
}

extension Option {
  fileprivate static let mergedOutput = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR", kind: .output(.folder)),
    summary: "The folder of the whole site. It must be empty or hold a site.")
}
