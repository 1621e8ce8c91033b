import type { Content } from "../../../platform/content/index.ts";
import type { CalledOff, Upcoming } from "./upcoming";

export function homeData(content: Content, upcoming: Upcoming, calledOff: CalledOff[] = []) {
  const { home, site, deskMessage, picture } = content;
  const { hero, intro, whoWeAre, whatWeDo, desk } = home;
  return {
    name: { product: site.product, brand: site.brand },
    description: site.description,
    hero,
    upcoming,
    calledOff,
    intro,
    whoWeAre,
    whatWeDo,
    teaser: teaserOf(content).map((entry) => ({ ...entry, picture: picture(entry.picture) })),
    desk: { ...desk, picture: picture(desk.picture), message: deskMessage },
  };
}

/** When every chosen picture has left the gallery, returns its first ones. */
function teaserOf({ home, gallery }: Content) {
  const chosen = home.galleryTeaser.flatMap((wanted) => gallery.filter(({ id }) => id === wanted));
  return chosen.length > 0 ? chosen : gallery.slice(0, home.galleryTeaser.length);
}

export type HomeData = ReturnType<typeof homeData>;
