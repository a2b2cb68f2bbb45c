import Support
import Testing

@testable import Site

struct MermaidTests {
  @Test(arguments: [
    ("Home", "Home"), ("a \"b\"", "a #34;b#34;"), ("#1", "#35;1"),
    ("<b>&amp;", "#60;b#62;#38;amp#59;"),
    ("`code` [x](y) {z}", "#96;code#96; #91;x#93;#40;y#41; #123;z#125;"),
    ("one\ntwo\ttab", "one two tab"),
    ("a\u{0}b\u{7}", "a\u{FFFD}b\u{FFFD}"), ("a\u{202E}b\u{200B}", "a\u{FFFD}b\u{FFFD}"),
    ("x\u{2028}y", "x y"),
    ("$$x$$ %% *b* _i_ ~s~", "#36;#36;x#36;#36; #37;#37; #42;b#42; #95;i#95; #126;s#126;"),
    ("a:b;c|d\\e", "a#58;b#59;c#124;d#92;e"), ("שלום", "שלום"), ("end", "end"), ("", ""),
  ])
  func `a text is escaped so that Mermaid shows it as it is`(_ text: String, _ expected: String) {
    #expect(MermaidText.escaped(text) == expected)
  }

  @Test(arguments: ["newsroom", "qa-app", "quick-brick"])
  func `the Mermaid text of an app's map matches its golden`(name: String) throws {
    try Golden("Map/\(name).mmd").expect(MermaidText(SiteOfApp.named(name).map).text)
  }

  @Test func `each line is a node, a way or a class, whatever the screens are named`() throws {
    let site = try MapApp.site(
      [[1, 9], []], names: [0: #"]) --> \"x\" end"#, 1: #"%% \n subgraph"#])
    let lines = MermaidText(site.map).text.split(separator: "\n").dropFirst()
    let odd = lines.filter { line in
      line.wholeMatch(of: #/  s\d+(\["[^"\[\]]*"\]|\(\["App start"\]\))/#) == nil
        && line.wholeMatch(of: #/  s\d+ -->\|"[^"|]*"\| s\d+/#) == nil
        && line.wholeMatch(of: #/  class(Def)? [\w,]+ [\w:\- ]+/#) == nil
    }
    #expect(odd.isEmpty)
    #expect(lines.count == 9)
  }
}
