// swift-tools-version: 6.2
import PackageDescription

// Data flows one way, from bytes to a site: each target may know only targets above it here.
// Some pass on others that their values are made of: each lists them in its Exports.swift.
let package = Package(
  name: "riverbed",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "riverbed", targets: ["Start"])],
  targets: [
    // The system's libxml2: a module map, and a shim that says why each wrapper exists.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),

    // The system's C library, by whichever name it has there.
    .target(name: "CLibrary"),

    // Files that are part of the program, embedded by the C compiler.
    .target(name: "EmbeddedFiles"),

    // What the linker wrote into the program and its libraries, in C because only that can see it.
    .target(name: "LoadedImages"),

    // Typed indices into lists, tables by index, binary search, and what lists do with repeated keys.
    .target(name: "Lists"),

    // Texts of people and numbers as texts: cleaned, cut, trimmed, hashed, counted and spelled.
    .target(name: "Texts", dependencies: ["Lists"]),

    // XML as a value: bytes to an element tree, and a tree to bytes that a schema allows. Only this
    // target uses libxml2.
    .target(name: "Markup", dependencies: ["CLibXML2", "Texts"]),

    // Hashes that say whether contents are the same, in this build and the next.
    .target(name: "Hashes", dependencies: ["Texts"]),

    // Points, sizes, boxes and the distances inside them.
    .target(name: "Geometry"),

    // Reading JSON: values with positions, objects that are read by key, and what is reported about
    // any file.
    .target(name: "Reading", dependencies: ["Lists", "Texts"]),

    // The scenes of storyboards: what the files say, and what a router does with each destination.
    .target(
      name: "Storyboards", dependencies: ["Lists", "Markup", "Reading", "Texts"]),

    // Devices, and the valid app that is loaded from bytes.
    .target(
      name: "AppModel",
      dependencies: [
        "EmbeddedFiles", "Geometry", "Lists", "Markup", "Reading", "Storyboards", "Texts",
      ],
      exclude: ["Devices/devices.json", "Families/default-families.json"]),

    // Where everything is: boot flow, bars, menus, containers, flow layout, hierarchy, the frames
    // of scenes, lint, and what pictures show of all that.
    .target(
      name: "AppLayout", dependencies: ["AppModel", "Geometry", "Hashes", "Texts"]),

    // Themes, the stylesheet and script of sites, and XML Schemas, by their names.
    .target(
      name: "Themes",
      dependencies: ["EmbeddedFiles"],
      path: "Themes",
      exclude: [
        "Live", "Prototype", "Report", "Site", "anatomy.json", "brand.json", "night.json",
        "paper.json",
        "drawing-types.xsd", "inline-drawing.xsd", "page.xsd", "wireframe.xsd",
      ]),

    // Drawings: text without fonts, themes, shapes, and how they become SVG.
    .target(
      name: "Wireframe",
      dependencies: ["AppLayout", "AppModel", "Hashes", "Markup", "Texts", "Themes"]),

    // The layout of graphs: boxes in columns, and lines between them.
    .target(name: "GraphLayout", dependencies: ["Geometry", "Lists"]),

    // The system: reads app folders, writes streams, manages the folder of a site, and has threads
    // and the process. Bytes come in and go out only here.
    .target(
      name: "Disk", dependencies: ["CLibrary", "Hashes", "LoadedImages", "Texts"]),

    // HTTP for one machine: who may ask, what is asked, and how answers are sent. It knows nothing of
    // apps.
    .target(name: "Serving", dependencies: ["CLibrary", "Disk"]),

    // The files of a site: where each one is, what it shows, and `site.json`, the list of them.
    .target(
      name: "SiteFiles", dependencies: ["Markup", "AppModel", "AppLayout", "Disk", "Texts"]),

    // The parts that pages are made of: frame, tables, choices, badges, pictures, links.
    .target(
      name: "PageParts", dependencies: ["Markup", "AppModel", "AppLayout", "SiteFiles"]),

    // What belongs in one folder, such as a site or a report: its plan, and how it is checked and
    // written.
    .target(
      name: "Publishing",
      dependencies: ["Markup", "AppModel", "SiteFiles", "Themes", "Disk", "Texts"]),

    // A preview site: its documents and its pages.
    .target(
      name: "Site",
      dependencies: [
        "AppModel", "AppLayout", "Wireframe", "Markup", "GraphLayout", "SiteFiles", "PageParts",
        "Publishing", "Texts", "Themes", "Disk",
      ]),

    // What changed between two apps, sites or folders of pictures, and why, proven by undoing
    // edits.
    .target(
      name: "Review",
      dependencies: [
        "AppModel", "AppLayout", "Wireframe", "Markup", "Themes", "Disk", "SiteFiles",
      ]),

    // The report of a review: its documents and its pages.
    .target(
      name: "ReviewPages",
      dependencies: [
        "AppModel", "AppLayout", "Wireframe", "Markup", "Themes", "Disk", "SiteFiles", "PageParts",
        "Publishing", "Review", "Texts",
      ]),

    // What is printed: values as text for people, and as the formats of other programs. A comment on
    // a pull request links to pages of a published report, whose paths ReviewPages knows.
    .target(
      name: "Printing",
      dependencies: [
        "AppModel", "AppLayout", "Wireframe", "Markup", "Themes", "Disk", "EmbeddedFiles",
        "Publishing", "SiteFiles", "Review", "ReviewPages", "Texts",
      ]),

    // The command line: arguments -> invocation -> run -> exit code.
    .target(
      name: "riverbed",
      dependencies: [
        "AppModel", "AppLayout", "Wireframe", "Markup", "Themes", "Disk", "Publishing", "Site",
        "SiteFiles", "Review", "ReviewPages", "Printing", "Serving", "Texts",
      ]),

    // C's `main`, which passes the arguments of the process on.
    .executableTarget(name: "Start", dependencies: ["riverbed"]),

    // Shared by tests: fixtures, goldens, random numbers, JSON Schemas, and other programs.
    .target(
      name: "Support",
      dependencies: [
        "AppModel", "AppLayout", "CLibrary", "Geometry", "GraphLayout", "Lists", "Markup",
      ],
      path: "Tests/Support"),

    // The measurements of `make bench`, `growth` and `paint`, the damage of `make fuzz`, and the
    // contact sheets of `make look`.
    .executableTarget(
      name: "riverbed-bench",
      dependencies: [
        "AppModel", "AppLayout", "CLibrary", "Disk", "Markup", "Publishing", "Review", "Site",
        "SiteFiles", "Themes", "Wireframe", "Support",
      ],
      path: "Tests/Bench"),

    .testTarget(name: "MarkupTests", dependencies: ["Markup", "Support"]),
    .testTarget(name: "TextsTests", dependencies: ["Texts", "Support"]),
    .testTarget(
      name: "ReadingTests", dependencies: ["Reading", "AppModel", "Support"]),
    .testTarget(
      name: "StoryboardsTests",
      dependencies: ["Storyboards", "AppLayout", "AppModel", "Reading", "Support"]),
    .testTarget(
      name: "AppModelTests", dependencies: ["AppModel", "Reading", "Support"]),
    .testTarget(
      name: "AppLayoutTests", dependencies: ["AppLayout", "AppModel", "Support"]),
    .testTarget(
      name: "WireframeTests",
      dependencies: [
        "Wireframe", "AppLayout", "AppModel", "Hashes", "Markup", "Support", "Themes",
      ]),
    .testTarget(name: "ListsTests", dependencies: ["Lists", "Support"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(
      name: "GraphLayoutTests", dependencies: ["GraphLayout", "Geometry", "Lists", "Support"]),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Site", "Publishing", "PageParts", "SiteFiles", "GraphLayout", "Wireframe", "AppLayout",
        "AppModel", "Reading", "Markup", "Themes", "Disk", "Support",
      ]),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Review", "ReviewPages", "Site", "Publishing", "SiteFiles", "Wireframe", "AppLayout",
        "AppModel", "Markup", "Themes", "Disk", "Support",
      ]),

    // Whole sites in a browser, another program that reads SVG, and a checker of web standards.
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Site", "Publishing", "Review", "ReviewPages", "SiteFiles", "Wireframe", "AppLayout",
        "AppModel", "Markup", "Themes", "Disk", "Support",
      ]),

    // The published schemas of Riverbed's own formats, whichever room reads or writes these.
    .testTarget(
      name: "SchemaTests",
      dependencies: ["Wireframe", "AppLayout", "AppModel", "Themes", "Support"]),
    .testTarget(
      name: "DiskTests", dependencies: ["CLibrary", "Disk", "Hashes", "Support", "Texts"]),
    .testTarget(
      name: "ServingTests", dependencies: ["Serving", "Disk", "Support"]),
    .testTarget(
      name: "PrintingTests", dependencies: ["Printing", "AppLayout", "AppModel", "Support"]),
    .testTarget(
      name: "riverbedTests",
      dependencies: [
        "riverbed", "Printing", "AppModel", "AppLayout", "CLibrary", "Wireframe", "Themes", "Disk",
        "Publishing", "Serving", "Site", "Support", "Texts",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Swift 6 is read as strictly as the compiler can. Releases are compiled as tests need it, so that
// nothing is compiled twice. Tests are not optimized, and the command line, in which a run spends
// next to no time, is made small: without that it is an eighth of the program.
for target in package.targets
where target.type != .system && !["EmbeddedFiles", "LoadedImages", "Start"].contains(target.name) {
  let way = target.type == .test ? ["-Onone"] : target.name == "riverbed" ? ["-Osize"] : []
  target.swiftSettings = strict + [released(["-enable-testing"] + way)]
}

/// The compiler's strictest reading of Swift 6.
var strict: [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

/// How releases are compiled.
func released(_ flags: [String]) -> SwiftSetting {
  .unsafeFlags(flags, .when(configuration: .release))
}
