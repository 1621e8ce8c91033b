import { data } from "react-router";
import { dayIs, todayIn } from "../../../../domain/dates";
import type { Content } from "../../../../server/services/content/index.ts";
import { requestContext, siteContext } from "../../../context";
import { untilMidnight } from "../../../http-cache";
import { pageMeta } from "../../../seo";
import type { Route } from "./+types/route";
import { DeskMessage } from "./desk-message";
import { GalleryTeaser } from "./gallery-teaser";
import { Hero } from "./hero";
import { Intro } from "./intro";
import { WhatWeDo } from "./what-we-do";
import { WhoWeAre } from "./who-we-are";
import styles from "./altitude.module.css";

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { content, structuredData } = context.get(siteContext);
  context.get(requestContext).structuredData.push(...structuredData.home());
  return data(homeData(content), { headers: untilMidnight(content.site.timeZone) });
}

function homeData(content: Content) {
  const { home, site, gallery, deskMessage, picture } = content;
  const { hero, upcoming, intro, whoWeAre, whatWeDo, desk } = home;
  return {
    name: { product: site.product, brand: site.brand },
    description: site.description,
    hero,
    upcoming: { ...upcoming, day: dayIs(upcoming.date, todayIn(site.timeZone)) },
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

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    description: loaderData?.description ?? "",
    card: loaderData?.hero.tagline.join(", ") ?? false,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, hero, upcoming, intro, whoWeAre, whatWeDo, teaser, desk } = loaderData;
  return (
    <>
      <Hero name={name} hero={hero} upcoming={upcoming} />
      <Intro intro={intro} />
      <WhoWeAre whoWeAre={whoWeAre} />
      <WhatWeDo whatWeDo={whatWeDo} />
      <GalleryTeaser teaser={teaser} />
      <DeskMessage desk={desk} />
      <div className={styles.altitude} aria-hidden="true" />
    </>
  );
}
