// Lets the link past the frame lead to the picture that the viewer shows.
const followState = () => {
  const states = all(".state[id]");
  const skip = document.querySelector(".skip");
  if (!states.length) return;
  const first = states.at(-1).id;
  const follow = () => {
    const id = location.hash.slice(1);
    const place = document.getElementById(id);
    skip.hash = states.find((state) => state.contains(place))?.id ?? first;
  };
  skip.classList.add("follows");
  addEventListener("hashchange", follow);
  follow();
};

// Keeps the second picture of a viewer in its address, and in those of other viewers.
const keepSecond = () => {
  const inputs = all(".compare input");
  if (!inputs.length) return;
  const first = inputs.filter((input) => input.checked);
  const asked = new URLSearchParams(location.search);
  for (const input of inputs) {
    if (asked.get(input.name) === input.value) input.checked = true;
  }
  const keep = () => {
    const chosen = inputs.filter((input) => input.checked && !first.includes(input));
    const search = new URLSearchParams(chosen.map((input) => [input.name, input.value])).toString();
    for (const link of all(".viewer a[href*='view.xhtml']")) link.search = search;
    if (search !== location.search.slice(1)) {
      history.replaceState(null, "", location.pathname + (search && "?" + search) + location.hash);
    }
  };
  for (const input of inputs) input.addEventListener("change", keep);
  keep();
};

// Keeps the theme of a viewer in its address, and in those of other pictures and viewers.
const keepLook = () => {
  const theme = document.querySelector('.viewer [data-remember="theme"]');
  const states = all(".state[id]");
  if (!theme || !states.length) return;
  const links = all('.viewer a[href*="view.xhtml#"], .picks a[href^="#"]')
    .map((link) => [link, link.hash]);
  const keep = () => {
    const chosen = all("input", theme).find((input) => input.checked);
    const ending = chosen.defaultChecked ? "" : "." + chosen.value;
    for (const [link, hash] of links) link.hash = hash + ending;
    const place = document.getElementById(location.hash.slice(1));
    const state = states.find((one) => one.contains(place));
    if (location.hash && !state || !location.hash && !ending) return;
    const id = (state ?? states.at(-1)).id + ending;
    // Only a new place in the address makes browsers look again for what it selects.
    if (location.hash === "#" + id) return;
    const focused = document.activeElement;
    location.replace("#" + id);
    focused.focus({ preventScroll: true });
  };
  theme.addEventListener("change", keep);
  addEventListener("hashchange", () => {
    const asked = askedChoice(theme);
    if (asked) asked.checked = true;
    keep();
  });
  keep();
};
