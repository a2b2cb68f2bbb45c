// Adds conveniences to pages that are complete without them.
const run = () => {
  document.body.append(message);
  rememberChoices(askedChoice, (group) => {
    visit.set(group.dataset.remember, null);
    keepChoice(group);
  });
  all("fieldset[data-remember]").forEach(keepChoice);
  closeMenus();
  addEventListener("hashchange", unfold);
  // A phone folds all at first.
  if (innerWidth <= 640) for (const fold of all(".fold[open]")) fold.open = false;
  unfold();
  startSearch();
  startFilters();
  startCopying();
  followState();
  keepSecond();
  keepLook();
  startKeys(keyRows(), actions());
};

// In an XML page a browser may not wait for the end.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
else run();
