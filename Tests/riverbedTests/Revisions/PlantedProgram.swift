import Support

extension GitRepository {
  /// Returns a command that leaves a file next to the repository, with a name.
  private func command(_ name: String) -> String { "touch '\(folder.path)/ran/\(name)'; false" }

  /// Makes a repository with an app, and with everything by which a repository makes git run
  /// something: each would leave a file.
  static func planted() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.write("* filter=planted diff=planted merge=planted\n", to: ".gitattributes")
    try repository.commit("one")
    try repository.commit("two")
    try repository.folder.write("", to: "ran/none")
    try repository.git("clone", "--quiet", "--bare", repository.path, "../remote.git")
    try repository.plantReplacement()
    try repository.plantSettings()
    try repository.plantHooks()
    return repository
  }

  private func plantHooks() throws {
    for hook in [
      "post-checkout", "post-index-change", "pre-commit", "reference-transaction", "pre-auto-gc",
      "fsmonitor-watchman", "post-rewrite", "pre-merge-commit", "sendemail-validate",
    ] {
      try write("#!/bin/sh\n\(command("hook-\(hook)"))\n", to: ".git/hooks/\(hook)")
      try folder.setPermissions(0o755, of: "repository/.git/hooks/\(hook)")
    }
  }

  /// Replaces a file of the app, and the parents of a commit, by what no one committed.
  private func plantReplacement() throws {
    try write("[}", to: "other")
    let other = try git("hash-object", "-w", "other")
    try git("config", "advice.graftFileDeprecated", "false")
    try git("replace", try git("rev-parse", "HEAD:app/rivers.json"), other)
    try write("\(try git("rev-parse", "HEAD"))\n", to: ".git/info/grafts")
  }

  private func plantSettings() throws {
    let commands = [
      "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass",
      "core.gitProxy", "core.alternateRefsCommand", "sequence.editor", "gpg.program",
      "credential.helper", "diff.external", "interactive.diffFilter", "pager.cat-file",
      "pager.rev-parse", "pager.merge-base", "filter.planted.smudge", "filter.planted.clean",
      "filter.planted.process", "diff.planted.textconv", "diff.planted.command",
      "merge.planted.driver", "remote.origin.uploadpack", "uploadpack.packObjectsHook",
    ]
    for name in commands { try git("config", name, command(name)) }
    for name in ["alias.cat-file", "alias.rev-parse", "alias.merge-base"] {
      try git("config", name, "!\(command(name))")
    }
    for name in ["protocol.allow", "protocol.ext.allow", "protocol.file.allow"] {
      try git("config", name, "always")
    }
  }

  /// Leaves out an object that git would then fetch from a remote.
  func plantRemote(_ url: String, without object: String) throws {
    try git("config", "core.repositoryFormatVersion", "1")
    try git("config", "extensions.partialClone", "origin")
    try git("config", "remote.origin.promisor", "true")
    try git("config", "remote.origin.url", url)
    let id = try git("rev-parse", object)
    try git("rev-parse", "--verify", "\(id)^{blob}")
    _ = try run(["rm", "-f", ".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"])
  }

  /// The address of a remote that is a program.
  var programAddress: String { "ext::sh -c touch% '\(folder.path)/ran/remote'" }

  /// The variables by which an environment makes git run or write something.
  var plantedVariables: [String: String] {
    var variables = [
      "GIT_TRACE": "\(folder.path)/ran/trace", "GIT_TRACE2_EVENT": "\(folder.path)/ran/trace2",
      "GIT_OBJECT_DIRECTORY": "\(folder.path)/nothing", "GIT_WORK_TREE": "/",
      "GIT_REPLACE_REF_BASE": "refs/heads", "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "alias.cat-file", "GIT_CONFIG_VALUE_0": "!\(command("variable"))",
      "GIT_EXEC_PATH": "\(folder.path)", "GIT_NAMESPACE": "other", "GIT_NO_LAZY_FETCH": "0",
      "GIT_ALLOW_PROTOCOL": "ext:file",
    ]
    for name in ["PAGER", "EDITOR", "SSH_COMMAND", "ASKPASS", "EXTERNAL_DIFF", "PROXY_COMMAND"] {
      variables["GIT_\(name)"] = command(name)
    }
    return variables
  }

  /// The names of the files that were left.
  var ran: [String] {
    get throws {
      try TemporaryFolder.files(in: "\(folder.path)/ran").keys.sorted().filter { $0 != "none" }
    }
  }
}
