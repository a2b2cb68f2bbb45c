import FoundationEssentials
import Support
import Testing

/// The license of Riverbed, and the packages that have it.
@Suite(.needs(.bash, .git, .xz)) struct LicenseTests {
  @Test func `the license is MIT`() throws {
    let lines = try TemporaryFolder.text(of: Self.path("LICENSE")).split(separator: "\n")
    #expect(lines.prefix(2) == ["MIT License", "Copyright (c) 2026 the Riverbed authors"])
    #expect(lines.contains { $0.hasPrefix("Permission is hereby granted, free of charge, ") })
  }

  @Test func `the archive has the license, how to report, and the licenses of what is inside`()
    throws
  {
    let machine = try packaged()
    try machine.run("action/Packaging/archive $PWD/dist $PWD/parts")
    let name = "riverbed-7.8.9-linux-x86_64"
    try machine.run("tar -xJf dist/\(name).tar.xz")
    for file in ["LICENSE", "SECURITY.md"] {
      let packed = try machine.text("\(name)/\(file)")
      #expect(try packed == TemporaryFolder.text(of: Self.path(file)))
    }
    let list = try machine.text("\(name)/licenses/README.md")
    #expect(list.contains("Riverbed itself is under the MIT\nlicense.\n"))
    #expect(list.hasSuffix("| library | 1 | Zlib | [library.txt](library.txt) |\n"))
    #expect(try machine.text("\(name)/licenses/library.txt") == "No warranty\n")
  }

  @Test(.needs(.dpkgDeb)) func `the Debian package has the license in its copyright file`() throws {
    let machine = try packaged()
    try machine.run("action/Packaging/debian $PWD/dist $PWD/parts")
    try machine.run("dpkg-deb --extract dist/*.deb unpacked")
    let copyright = try machine.text("unpacked/usr/share/doc/riverbed/copyright")
    #expect(copyright.hasPrefix("Riverbed 7.8.9 is one program with all libraries inside. "))
    #expect(copyright.hasSuffix(try TemporaryFolder.text(of: Self.path("LICENSE"))))
    #expect(
      try machine.text("unpacked/usr/share/doc/riverbed/licenses/library.txt") == "No warranty\n")
  }

  @Test(arguments: ["LICENSE", "SECURITY.md"])
  func `what is packaged is part of what a commit is compared with`(file: String) throws {
    let machine = try packaged()
    try machine.run("echo >> action/\(file)")
    #expect(try machine.run("action/Packaging/commit").hasSuffix("-changed\n"))
  }

  @Test func `README names the license and where to report`() throws {
    let readme = try Document(path: "README.md").text
    #expect(readme.contains("(LICENSE)") && readme.contains("(SECURITY.md)"))
  }

  /// A machine with all that is packaged besides the program, and a script in place of that.
  private func packaged() throws -> ActionMachine {
    let machine = try ActionMachine.installed()
    try machine.run(
      """
      cp -R '\(Self.path("."))'/{README.md,SECURITY.md,docs} action
      echo .build > action/.gitignore
      mkdir -p action/.build/static dist
      echo object > action/.build/static/riverbed.o
      printf '#!/bin/sh\\necho "$1"\\n' > action/.build/static/riverbed
      chmod +x action/.build/static/riverbed
      echo 'No warranty' > text
      printf 'library\\t1\\tZlib\\t%s\\tA maker\\n' "$PWD/text" > parts
      git -C action add --all
      git -C action -c user.name=A -c user.email=a@example.org commit --quiet --message all
      """)
    return machine
  }

  private static func path(_ file: String) -> String {
    Fixtures.repository.appending(path: file).path
  }
}
