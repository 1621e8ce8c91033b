import type { Content } from "../../../platform/content/index.ts";
import type { CalledOff, Upcoming } from "./upcoming";

export function homeData(content: Content, upcoming: Upcoming, calledOff: CalledOff[] = []) {
  const { home, site, gallery, deskMessage, picture } = content;
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
    teaser: home.galleryTeaser.flatMap((wanted) =>
      gallery.filter(({ id }) => id === wanted).map((entry) => ({ ...entry, picture: picture(entry.picture) })),
    ),
    desk: { ...desk, picture: picture(desk.picture), message: deskMessage },
  };
}

export type HomeData = ReturnType<typeof homeData>;
