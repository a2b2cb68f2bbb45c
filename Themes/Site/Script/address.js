// The element that the address names.
const addressed = () => document.getElementById(location.hash.slice(1));

// Keeps a value in the address of a page, or removes it from there.
const keepInAddress = (name, value) => {
  const asked = new URLSearchParams(location.search);
  if (value) asked.set(name, value);
  else asked.delete(name);
  const search = asked.toString();
  if (search === location.search.slice(1)) return;
  history.replaceState(null, "", location.pathname + (search && "?" + search) + location.hash);
};

// What an address asks for holds in its tab.
const visit = keeping(() => sessionStorage);

// The choice of a group that the address asks for: by its value, its place, or that of a picture.
const askedChoice = (group) => {
  const name = group.dataset.remember;
  const asked = new URLSearchParams(location.search).get(name);
  if (asked) visit.set(name, asked);
  const value = asked ?? visit.get(name);
  const place = addressed();
  const look = /^look-(\d+)$/.exec(place?.getAttribute("class") ?? "");
  const named = look ? document.getElementById("theme-" + look[1]) : place;
  return all("input", group).find((input) => input === named)
    ?? all("input", group).find((input) => input.value === value);
};

// Keeps a choice of a gallery or a screen's page in the address, unless it is the first one.
const keepChoice = (group) => {
  if (!group.closest(".gallery, .screen-view")) return;
  const chosen = all("input", group).find((input) => input.checked);
  keepInAddress(group.dataset.remember, chosen && !chosen.defaultChecked ? chosen.value : "");
};
