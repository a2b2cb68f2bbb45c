// Lets the link past the frame lead to the picture that the viewer shows.
const followState = () => {
  const states = all(".state[id]");
  const skip = document.querySelector(".skip");
  if (!states.length) return;
  const first = states.at(-1).id;
  const follow = () => {
    const place = addressed();
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
  const asked = new URLSearchParams(location.search);
  const keep = ({ target }) => {
    // A device of its own needs a picture: the one that is shown.
    const { hash } = document.querySelector(".skip");
    if (inputs[0].checked && target !== inputs[0]) {
      inputs.find(({ value }) => "#" + value === hash)?.click();
    }
    for (const { name, value, checked, defaultChecked } of inputs) {
      if (checked) keepInAddress(name, defaultChecked ? "" : value);
    }
    for (const link of all(".viewer a[href*='view.xhtml']")) link.search = location.search;
  };
  for (const input of inputs) {
    if (asked.get(input.name) === input.value) input.checked = true;
    input.addEventListener("change", keep);
  }
  keep({ target: inputs[0] });
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
    const place = addressed();
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
