# What the commands of README.md find: an app that was changed, the targets of Riverbed's Makefile, for which
# nothing has to be compiled, and a release with the program that is tested, which `gh` takes as attested.
git init --quiet --initial-branch=main .
cp -R "$REPOSITORY/Fixtures/Apps/footers" my-app
git add my-app
git commit --quiet --message start
sed -i 's/"All stories"/"Stories"/' my-app/rivers.json
ln -s "$REPOSITORY/Fixtures" Fixtures
cat > bin/make <<MAKE
#!/bin/sh
exec $(command -v make) --silent --file '$REPOSITORY/Makefile' QUICKLY=true QUICK=riverbed "\$@"
MAKE
chmod +x bin/make
cat > bin/gh <<'GH'
#!/bin/sh
[ "$1 $2" = "attestation verify" ] && [ -f "$3" ]
GH
chmod +x bin/gh
release=releases/v$VERSION
name=riverbed-$VERSION-linux-x86_64
mkdir -p "$release/$name/bin"
ln -s "$(realpath bin/riverbed)" "$release/$name/bin/riverbed"
tar -C "$release" -cJf "$release/$name.tar.xz" "$name"
(cd "$release" && echo > riverbed_"$VERSION"_amd64.deb && sha256sum *.tar.xz *.deb > SHA256SUMS)
