// Makes the last choices, or those that a function returns for a group.
const recallChoices = (asked) => {
  for (const group of all("fieldset[data-remember]")) {
    const last = storage.get(group.dataset.remember);
    const wanted = asked?.(group)
      ?? all("input", group).find((input) => input.parentElement.textContent === last);
    if (wanted) wanted.checked = true;
  }
};

// Remembers choices for the next page.
const rememberChoices = (asked, changed) => {
  for (const group of all("fieldset[data-remember]")) {
    group.addEventListener("change", ({ target }) => {
      storage.set(group.dataset.remember, target.parentElement.textContent);
      changed?.(group);
    });
  }
  recallChoices(asked);
};

// Closes a menu after a choice with a pointer, a click elsewhere, or Escape.
const closeMenus = () => {
  document.addEventListener("click", ({ target, detail }) => {
    const isChosen = detail > 0 && target.matches("[data-remember] input");
    if (isChosen) target.blur();
    for (const menu of all("details.menu[open]")) {
      if (isChosen || !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest(".menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
};
