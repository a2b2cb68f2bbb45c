// Makes the choices that were made last, or those that a function returns for a group.
const recallChoices = (asked) => {
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    const wanted = asked?.(group)
      ?? all("input", group).find(
        (input) => input.parentElement.textContent === storage.get(name));
    if (!wanted) continue;
    wanted.checked = true;
    storage.set(name, wanted.parentElement.textContent);
  }
};

// Remembers choices: a choice on one page applies to the next.
const rememberChoices = (asked, changed) => {
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    // A choice in the address wins: it came along from another page. A picture may choose, too.
    const place = document.getElementById(location.hash.slice(1));
    const look = /^look-(\d+)$/.exec(place?.getAttribute("class") ?? "");
    const named = look ? document.getElementById("theme-" + look[1]) : place;
    if (group.contains(named)) storage.set(name, named.parentElement.textContent);
    for (const input of all("input", group)) {
      input.addEventListener("change", () => {
        storage.set(name, input.parentElement.textContent);
        changed?.(group);
      });
    }
  }
  recallChoices(asked);
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
