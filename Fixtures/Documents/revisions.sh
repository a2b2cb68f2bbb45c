# What the commands of docs/revisions.md find: a repository in which `main` and a branch have parted.
git init --quiet --initial-branch=main .
cp -R "$REPOSITORY/Fixtures/Apps/footers" my-app
git add my-app
git commit --quiet --message start
git tag v1.0
git checkout --quiet -b branch
for name in Stories News Latest; do
  sed -i 's/"name": "Home"/"name": "'$name' "/;s/"All stories"/"'$name'"/' my-app/rivers.json
  git commit --quiet --all --allow-empty --message $name
done
