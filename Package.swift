// swift-tools-version: 6.2
import PackageDescription

// Data flows one way, from bytes to a site: each target may know only what stands above it here.
let package = Package(
  name: "riverbed",
  targets: [
    // Geometry, devices, flow layout and the root container's regions: pure, knows nothing else.
    .target(name: "AppLayout", swiftSettings: strict),
    .testTarget(
      name: "AppLayoutTests",
      dependencies: ["AppLayout"],
      path: "Tests/AppLayoutTests",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

/// The compiler's strictest reading of Swift 6, for every target.
var strict: [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
