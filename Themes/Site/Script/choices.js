// Keeps a value in the address of a gallery, or removes it from there.
const keepInAddress = (name, value) => {
  const asked = new URLSearchParams(location.search);
  if (value) asked.set(name, value);
  else asked.delete(name);
  const search = asked.toString();
  if (search === location.search.slice(1)) return;
  history.replaceState(null, "", location.pathname + (search && "?" + search) + location.hash);
};

// Makes the choices that the address asks for, or those that were made last.
const recallChoices = () => {
  const asked = new URLSearchParams(location.search);
  for (const group of all("fieldset[data-remember]")) {
    const name = group.dataset.remember;
    const inputs = all("input", group);
    const wanted = inputs.find((input) => input.value === asked.get(name))
      ?? inputs.find((input) => input.parentElement.textContent === storage.get(name));
    if (wanted) {
      wanted.checked = true;
      storage.set(name, wanted.parentElement.textContent);
    }
    if (group.closest(".gallery")) keepChoice(name, inputs);
  }
};

// Keeps a choice of a gallery in its address, unless it is the first one.
const keepChoice = (name, inputs) => {
  const chosen = inputs.find((input) => input.checked);
  keepInAddress(name, chosen && !chosen.defaultChecked ? chosen.value : "");
};

// Remembers choices: a choice on one page applies to the next.
const rememberChoices = () => {
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
        if (group.closest(".gallery")) keepChoice(name, [input]);
      });
    }
  }
  recallChoices();
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
