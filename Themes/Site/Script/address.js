// Keeps a value in the address of a page, or removes it from there.
const keepInAddress = (name, value) => {
  const asked = new URLSearchParams(location.search);
  if (value) asked.set(name, value);
  else asked.delete(name);
  const search = asked.toString();
  if (search === location.search.slice(1)) return;
  history.replaceState(null, "", location.pathname + (search && "?" + search) + location.hash);
};

// The choice of a group that the address asks for.
const askedChoice = (group) => {
  const value = new URLSearchParams(location.search).get(group.dataset.remember);
  return all("input", group).find((input) => input.value === value);
};

// Keeps a choice of a gallery, or of the page of a screen, in its address, unless it is the first one.
const keepChoice = (group) => {
  if (!group.closest(".gallery, .screen-view")) return;
  const chosen = all("input", group).find((input) => input.checked);
  keepInAddress(group.dataset.remember, chosen && !chosen.defaultChecked ? chosen.value : "");
};
