// Sets the theme that the visitor chose before anything is painted. Loaded as it is: no build step, no imports.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the site follows the system.
}
