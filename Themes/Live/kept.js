// What stays when a page begins again.

const keptKey = "riverbed.live.kept";
const controls = () => [...document.querySelectorAll("main input, main details, main select")];

// Begins the page again where it is.
const begin = () => {
  const kept = controls().map((one) => one.localName === "details" ? one.open : one.type === "radio"
    || one.type === "checkbox" ? one.checked : one.value);
  const focus = controls().indexOf(document.activeElement);
  const names = controls().map(nameOf);
  sessionStorage.setItem(keptKey, JSON.stringify(
    { path: location.pathname, names, kept, focus, x: scrollX, y: scrollY }));
  location.reload();
};

const nameOf = (one) => [one.localName, one.id, one.name, one.value,
  one.querySelector?.("summary")?.textContent].join(" ");

// Puts back what stayed: choices that the page still has, and the place.
const putBack = () => {
  const text = sessionStorage.getItem(keptKey);
  sessionStorage.removeItem(keptKey);
  const kept = text && JSON.parse(text);
  if (!kept || kept.path !== location.pathname) return;
  const all = controls();
  const names = all.map(nameOf);
  kept.names.forEach((name, place) => {
    const one = all[names[place] === name ? place : names.indexOf(name)];
    if (!one) return;
    const value = kept.kept[place];
    if (one.localName === "details") one.open = value;
    else if (one.type === "radio" || one.type === "checkbox") one.checked = value;
    else if (one.value !== value) {
      one.value = value;
      one.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  scrollTo(kept.x, kept.y);
  all[kept.focus]?.focus({ preventScroll: true });
};
