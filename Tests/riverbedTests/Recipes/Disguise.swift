import Support

/// What a pull request, or an earlier run, can leave in a checkout so that git or Riverbed takes
/// it for the state before, in which nothing was different.
enum Disguise: String, CaseIterable {
  /// The files of a bare repository in the app's folder, whose work tree is said to be the checkout.
  case bare
  /// A folder `.git` in the app's folder, with the same setting.
  case folder
  /// The files of a bare repository in the root of the checkout.
  case root
  /// Folders with the names of revisions, each with an app.
  case named
}

extension RecipeRepository {
  /// What is reported of the links that lead nowhere since the last commit was changed.
  static let brokenLink = "no screen has the id 'nowhere'"

  /// Changes the last commit so that links of the app lead nowhere, and hides that.
  func breakLinks(behind disguises: [Disguise]) throws {
    try expect("sed -i 's/\"target\": \"stories\"/\"target\": \"nowhere\"/' my-app/rivers.json")
    try forge()
    if disguises.contains(.bare) { try expect(Self.plant(in: "my-app", of: "..")) }
    if disguises.contains(.root) { try expect(Self.plant(in: ".", of: ".")) }
    if disguises.contains(.named) {
      try expect(
        """
        for name in 'HEAD^1' main FETCH_HEAD $(git rev-parse HEAD^1); do
          mkdir "$name:"
          cp -R my-app "$name:my-app"
          cp -R my-app/. "$name:"
        done
        """)
    }
    try expect(
      """
      git add --all
      git -c user.name=A -c user.email=a@example.org commit --quiet --amend --no-edit
      """)
    // Git does not commit what is called so, but a folder that is used again may have it.
    if disguises.contains(.folder) { try expect(Self.plant(in: "my-app/.git", of: "../..")) }
  }

  /// Makes a copy of the repository in which the app was always as it is now, under the ids of what
  /// it was.
  private func forge() throws {
    try expect(
      """
      cp -R ../../origin/.git ../plant
      git rev-parse HEAD > ../plant/HEAD
      git rev-parse origin/main > ../plant/FETCH_HEAD
      export GIT_DIR=../plant
      file() { echo "../plant/objects/${1:0:2}/${1:2}"; }
      forged=$(file "$(git hash-object -w my-app/rivers.json)")
      for commit in $(git rev-list --all); do
        cp -f "$forged" "$(file "$(git rev-parse "$commit:my-app/rivers.json")")"
      done
      """)
  }

  /// The script that puts the copy into a folder, as the repository of another one.
  private static func plant(in folder: String, of workTree: String) -> String {
    """
    mkdir -p \(folder)
    cp -R ../plant/{HEAD,FETCH_HEAD,config,refs,objects} \(folder)
    git --git-dir=\(folder) config core.worktree \(workTree)
    """
  }
}
