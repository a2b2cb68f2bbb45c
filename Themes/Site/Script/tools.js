// What several parts of the script need.

const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// Whether an element has a place on the page.
const isShown = (element) => element.getClientRects().length > 0;

// Storage may be forbidden, as it is for files in some browsers.
const storage = {
  get(key) {
    try { return localStorage.getItem("riverbed." + key); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem("riverbed." + key, value); } catch { /* It is not remembered. */ }
  },
};

// What screen readers say when something changes.
const message = make("p", { class: "visually-hidden", role: "status" });
