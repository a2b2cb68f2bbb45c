// Opens what is folded around the place in the address, as some browsers do by themselves.
const unfold = () => {
  const place = addressed();
  const fold = place?.closest("details:not([open], .menu)");
  if (!fold) return;
  fold.open = true;
  place.scrollIntoView();
};
