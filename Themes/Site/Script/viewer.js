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
