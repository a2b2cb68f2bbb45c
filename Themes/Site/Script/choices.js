// Makes the choices that were made last.
const recallChoices = () => {
  for (const group of all("fieldset[data-remember]")) {
    const wanted = storage.get(group.dataset.remember);
    for (const input of all("input", group)) {
      if (input.parentElement.textContent === wanted) input.checked = true;
    }
  }
};

// Remembers choices: a choice on one page applies to the next.
const rememberChoices = () => {
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    // A choice in the address wins: it came along from another page.
    const named = document.getElementById(location.hash.slice(1));
    if (group.contains(named)) storage.set(name, named.parentElement.textContent);
    for (const input of all("input", group)) {
      input.addEventListener("change", () => storage.set(name, input.parentElement.textContent));
    }
  }
  recallChoices();
};

// Opens what is folded around the place in the address, as some browsers do by themselves.
const unfold = () => {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest("details.fold:not([open])");
  if (!fold) return;
  fold.open = true;
  place.scrollIntoView();
};

// Closes a menu when someone chooses with a pointer, clicks elsewhere, or presses Escape.
const closeMenus = () => {
  for (const list of all("details.menu fieldset[data-remember]")) {
    list.addEventListener("click", (event) => {
      if (event.detail > 0 && event.target.matches("input")) {
        list.closest("details.menu").open = false;
      }
    });
  }
  document.addEventListener("click", (event) => {
    const clicked = event.target.closest(".menu");
    for (const menu of all("details.menu[open]")) {
      if (menu !== clicked) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && event.target.closest(".menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
};
