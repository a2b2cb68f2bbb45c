// What several parts of the script need.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

// Values in a storage, which some browsers forbid for files.
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
