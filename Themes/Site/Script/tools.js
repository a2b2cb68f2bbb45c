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

// Values in a storage, which may be forbidden, as it is for files in some browsers.
const keeping = (storage) => ({
  get(key) {
    try { return JSON.parse(storage().getItem("riverbed." + key)); } catch { return null; }
  },
  set(key, value) {
    try { storage().setItem("riverbed." + key, JSON.stringify(value)); } catch {
      /* It is not remembered. */
    }
  },
});
const storage = keeping(() => localStorage);
