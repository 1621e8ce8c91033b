// Sets the theme that the visitor chose before anything is painted, follows what the site's other tabs choose, and says when the
// page stands, which its other scripts wait for (server/rendering/scripts-after-page.ts). Loaded as it is: no build step, no imports.
{
  const root = document.documentElement;
  const show = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    show(localStorage.getItem("theme"));
  } catch {
    // Without storage the site follows the system.
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "theme" || key === null) show(newValue);
  });

  // The browser colours its own frame as the head says, which knows only the system's theme: a chosen one goes before it.
  const colourFrame = () => {
    const chosen = root.dataset.theme;
    for (const colour of document.querySelectorAll("meta[name=theme-color]")) {
      const { theme } = colour.dataset;
      if (chosen) colour.media = theme === chosen ? "all" : "not all";
      else colour.media = `(prefers-color-scheme: ${theme})`;
    }
  };
  colourFrame();
  new MutationObserver(colourFrame).observe(root, { attributeFilter: ["data-theme"] });
}

// Loaded and painted; or two seconds later, since a picture may not come and a tab in the background paints nothing; or the
// visitor does something.
globalThis.pageStands = new Promise((stands) => {
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(stands)));
  for (const sign of ["pointerdown", "keydown"]) {
    addEventListener(sign, stands, { once: true, capture: true, passive: true });
  }
  setTimeout(stands, 2000);
});
