// Clicks an element. Links in drawings do not have `click()`.
const clickOn = (element) => {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(element);
};
const click = (selector) => clickOn(document.querySelector(selector));

// Makes the table of keys, with a choice that switches them off.
const makeHelp = (rows, uses) => {
  const row = ([names, text]) =>
    make("div", {}, make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])),
      make("dd", {}, text));
  const close = make("button", { type: "button" }, "Close");
  const help = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("h2", { id: "help-title" }, "Keys"),
    make("dl", {}, ...[...rows, [["?"], "This help"]].map(row)),
    make("p", {}, make("label", {}, uses, " Use these keys")),
    close);
  close.addEventListener("click", () => help.close());
  return help;
};

// Adds keys, and a button in the footer that explains them.
const startKeys = (rows, actions) => {
  const uses = make("input", { type: "checkbox" });
  uses.checked = storage.get("keys") !== "off";
  uses.addEventListener("change", () => storage.set("keys", uses.checked ? "on" : "off"));
  const help = makeHelp(rows, uses);
  const opener = make("button", { type: "button" }, "Keys");
  opener.addEventListener("click", () => help.showModal());
  document.querySelector(".foot")?.append(opener);
  document.body.append(help);

  const keys = { ...actions, "?": () => help.showModal() };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const typing = "textarea, select, dialog, input:not([type=radio], [type=checkbox])";
    if (event.target.closest(typing) || !uses.checked) return;
    // Arrows move among radio buttons.
    if (event.key.startsWith("Arrow") && event.target.closest("input:not(.tv *)")) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (action && action() !== false) event.preventDefault();
  });
};
