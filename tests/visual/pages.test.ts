import { SITE_PAGES } from "../e2e/public-pages.ts";
import { test, WIDTHS } from "./fixtures.ts";
import { expectPicture } from "./picture.ts";

const EVENT_PAGE = "/events/1/winter-boot-camp";
const PATHS = [...SITE_PAGES.map(({ path }) => path), "/admin-login", EVENT_PAGE, "/no-such-page"];
/** These pages have every colour of the dark theme. */
const ALSO_DARK = ["/", "/events", EVENT_PAGE, "/team"];

for (const width of WIDTHS) {
  for (const path of PATHS) {
    test(`${path} at ${width} px`, async ({ open }) => {
      await expectPicture(await open(path, { width }), `${nameOf(path)}-${width}`);
    });
  }
  for (const path of ALSO_DARK) {
    test(`${path} at ${width} px in the dark`, async ({ open }) => {
      await expectPicture(await open(path, { width, theme: "dark" }), `${nameOf(path)}-dark-${width}`);
    });
  }
}

function nameOf(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
