import Disk
import Markup
import Site

extension Console {
  /// Brings a folder up to date with a site, and prints a summary. Documents are checked with
  /// Riverbed's own schemas unless others are given.
  mutating func build(
    _ site: Site, into path: String, jobs: Int, checking schemas: DocumentMaker.Schemas? = nil,
    _ options: ReportOptions
  ) -> ExitCode {
    SystemProcess.catchInterruptions()
    // The progress line writes to a copy of this stream: text that is still buffered would be sent
    // twice.
    errors.flush()
    do {
      let build = SiteBuild(
        of: site, jobs: jobs, checking: try schemas ?? DocumentMaker.Schemas(),
        fingerprint: SystemProcess.executableHash.map(site.fingerprint))
      let progress =
        options.isQuiet ? nil : ProgressLine(total: { build.documentCount }, on: errors)
      defer { progress?.finish() }
      let summary = try build.run(into: path) { progress?.advance() }
      if !options.isQuiet {
        output.write("\(summary.text) in \(path)\n\(path)/index.xhtml\n")
      }
      return .clean
    } catch let error as DiskError {
      return fail("\(error.text)", .file)
    } catch let error as InvalidPlan {
      return fail("\(error.text)", .internal)
    } catch let error as InvalidDocument {
      return fail(
        error.lines.map { ShownText(quoting: $0) }.joined(separator: "\n"), .internal)
    } catch let error as MarkupError {
      return fail(
        "a schema of Riverbed's own cannot be read: \(String(describing: error))", .internal)
    } catch is SiteBuild.Interruption {
      return fail("interrupted; the next build continues from here", .interrupted)
    } catch {
      return fail("\(String(describing: error))", .internal)
    }
  }

  private mutating func fail(_ text: ShownText, _ code: ExitCode) -> ExitCode {
    errors.write("riverbed: error: \(text)\n")
    return code
  }
}

extension SiteBuild.Summary {
  /// The counts as text: `12 written, 133 unchanged, 2 removed`.
  fileprivate var text: String {
    let removed = removed > 0 ? ", \(removed) removed" : ""
    return "\(written) written, \(unchanged) unchanged\(removed)"
  }
}
