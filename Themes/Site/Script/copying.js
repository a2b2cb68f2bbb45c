// What screen readers say when something changes.
const message = make("p", { class: "visually-hidden", role: "status" });

// Copies a text. The older way works where pages cannot use the clipboard, such as from a folder.
const copy = async (text, done) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { class: "visually-hidden", readonly: "readonly" });
    area.value = text;
    const focused = document.activeElement;
    (focused?.closest("dialog") ?? document.body).append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    focused?.focus();
    if (!copied) return;
  }
  done();
};

// Gives an element a text, and another one for a while after it has copied something.
const copyOnClick = (element, usual, done, text) => {
  element.textContent = usual;
  element.addEventListener("click", () =>
    copy(text(), () => {
      element.textContent = message.textContent = done;
      setTimeout(() => { element.textContent = usual; }, 2000);
    }));
};

// Writes the address of the site, which pages do not know, into texts that contain it.
const writeAddress = () => {
  const root = document.querySelector('link[rel="stylesheet"]').href.replace(/style\.css$/, "");
  for (const place of all(".copyable code")) {
    const text = place.firstChild;
    text.data = text.data.replace("https://SITE/", () => root);
  }
};

// Returns the address of a picture, with the theme in which it is seen.
const seenAddress = (state) => {
  const looks = all(".marked img", state).find(isShown)?.className.match(/\bt\d/g);
  const theme = looks && document.getElementById("theme-" + looks.at(-1).slice(1));
  const ending = !theme || theme.defaultChecked ? "" : "." + theme.value;
  return new URL("#" + state.id + ending, location).href;
};

// Adds buttons that copy texts, and copies the addresses of links.
const startCopying = () => {
  writeAddress();
  for (const place of all(".copyable")) {
    const text = place.querySelector("code");
    const button = make("button", { type: "button" });
    copyOnClick(button, "Copy", "Copied", () => text.textContent);
    place.append(button);
  }
  // The links to the picture that a viewer shows.
  for (const link of all("a.copy-link")) {
    copyOnClick(link, "Copy link", "Link copied", () => seenAddress(link.closest(".state")));
  }
};
