// The screens of all pages, if there are several: each with its title, page, picture and other
// words, and what all pictures share. The script that says them comes right after this one.
let names = null;
let find = () => {};
addEventListener("riverbed-names", (event) => {
  names = event.detail;
  find();
});

const mostFound = 100;

// Sorts what a search found: exact titles, those that begin with the words, those that have them.
const ranked = (words, found, titleOf) => {
  const text = words.join(" ");
  const rank = (one) => {
    const title = titleOf(one).toLowerCase();
    return (title === text) + title.startsWith(text) + title.includes(text);
  };
  return [...found].sort((one, other) => rank(other) - rank(one));
};

// Returns the words of a screen that match best what its title does not match.
const reason = (title, others, words) => {
  const missing = words.filter((word) => !title.toLowerCase().includes(word));
  const score = (other) => missing.filter((word) => other.toLowerCase().includes(word)).length;
  return others.reduce((best, other) => score(other) > score(best ?? "") ? other : best, null);
};

// Returns the picture of a screen, which its name describes; nothing where it has none.
const pictureOf = (page, name) => {
  if (!name) return [];
  const file = page.replace(/[^/]*$/, name);
  const image = make("img",
    { src: file, alt: "", width: names.width, height: names.height, loading: "lazy" });
  if (names.dark === null) return [image];
  return [make("picture", {}, make("source",
    { srcset: names.dark + file, media: "screen and (prefers-color-scheme: dark)" }), image)];
};

// Lists the screens of all pages that match some words, in place of the cards. Returns how many.
const listFound = (words, list) => {
  const found = words.length
    ? names.screens.filter(([title, , , ...others]) => {
      const text = [title, ...others].join("\n").toLowerCase();
      return words.every((word) => text.includes(word));
    })
    : [];
  const shown = ranked(words, found, ([title]) => title).slice(0, mostFound);
  list.replaceChildren(...shown.map(([title, page, picture, ...others]) => {
    const why = reason(title, others, words);
    return make("li", {}, make("a", { href: page, "data-step": "screen" },
      ...pictureOf(page, picture), make("span", {}, title)),
      make("span", { class: "muted" }, why ?? ""));
  }));
  if (found.length > mostFound) {
    list.append(make("li", { class: "muted" }, `and ${found.length - mostFound} more`));
  }
  return found.length;
};

// Shows the cards that match some words, and hides the others; each says what matched, unless its
// title does. Returns how many are shown.
const showMatching = (words, cards) => {
  for (const card of ranked(words, cards, (one) => one.dataset.find.split(" · ")[0])) {
    card.parentElement.append(card);
    const [title, ...others] = card.dataset.find.split(" · ");
    const text = card.dataset.find.toLowerCase();
    card.hidden = !words.every((word) => text.includes(word));
    card.querySelector(".why")?.remove();
    const why = card.hidden ? null : reason(title, others, words);
    if (why) card.querySelector(".words").append(make("p", { class: "why muted small" }, why));
  }
  for (const folded of all("details.folded")) {
    if (words.length) folded.open = true;
    folded.hidden = all("[data-find]", folded).every((card) => card.hidden);
  }
};

const startSearch = () => {
  const field = document.getElementById("find");
  if (!field) return;
  const cards = all("[data-find]");
  const gallery = field.closest(".gallery");
  const list = make("ul", { class: "found" });
  field.closest(".filters").after(list);
  find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (names) gallery.classList.toggle("finding", words.length > 0);
    if (!names) showMatching(words, cards);
    const count = names ? listFound(words, list) : cards.filter(
      (card) => !card.hidden && getComputedStyle(card).display !== "none").length;
    const total = names ? names.screens.length : cards.length;
    const none = count || names && !words.length ? "" : "No screen matches.";
    if (!names || none) list.replaceChildren(...none ? [make("li", { class: "muted" }, none)] : []);
    message.textContent = none || (words.length ? count + " of " + total + " screens" : "");
  };
  field.closest("[hidden]").hidden = false;
  field.value ||= new URLSearchParams(location.search).get("find") ?? "";
  field.addEventListener("input", () => {
    find();
    keepInAddress("find", field.value);
  });
  field.addEventListener("keydown", (event) => {
    // The first screen that matches opens.
    if (event.key === "Enter" && field.value) all('[data-step="screen"]', gallery).find(isShown)?.click();
    if (event.key !== "Escape" || !field.value) return;
    field.value = "";
    find();
    keepInAddress("find", "");
  });
  if (field.value || names) find();
  if (location.hash === "#find") field.focus();
};
