import { data } from "react-router";
import { todayIn } from "../../../domain/moments";
import { requestContext, structuredDataContext } from "../../../platform/rendering/request-context";
import { pageMeta } from "../../ui/page/page-meta";
import type { RouteHandle } from "../../../domain/route-handle";
import type { Route } from "./+types/route";
import { DeskMessage } from "./desk-message";
import { GalleryTeaser } from "./gallery-teaser";
import { Hero } from "./hero";
import { homeData } from "./home-data";
import { Intro } from "./intro";
import { fixedUpcoming, showsOwnEvent, upcomingOf } from "./upcoming";
import { WhatWeDo } from "./what-we-do";
import { WhoWeAre } from "./who-we-are";
import styles from "./altitude.module.css";
import { siteContext } from "../../../platform/content/site-context";
import { feedsContext } from "../feeds/feeds-context";
import { eventsContext } from "../events/events-context";

export const handle: RouteHandle = { cache: { reads: "database", until: "midnight" } };

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const { structuredData } = context.get(feedsContext);
  context.set(structuredDataContext, structuredData.home());
  const { timeZone } = content.site;
  const today = todayIn(timeZone);
  const fixed = fixedUpcoming(content.home.upcoming, today);
  if (showsOwnEvent(content.home.upcoming, today)) return homeData(content, fixed);
  try {
    const { eventList } = context.get(eventsContext);
    const next = await eventList.coming(today);
    if (!next) return homeData(content, fixed);
    const calledOff = await eventList.calledOff(today, next);
    const shown = calledOff.map((event) => upcomingOf(event, today));
    return homeData(content, upcomingOf(next, today), shown);
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "the next event could not be read");
    // Because of the status, the page cache does not replace the last good page.
    return data(homeData(content, fixed), { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { card: loaderData?.hero.tagline.join(", ") });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, hero, upcoming, calledOff, intro, whoWeAre, whatWeDo, teaser, desk } = loaderData;
  return (
    <>
      <Hero name={name} hero={hero} upcoming={upcoming} calledOff={calledOff} />
      <Intro intro={intro} />
      <WhoWeAre whoWeAre={whoWeAre} />
      <WhatWeDo whatWeDo={whatWeDo} />
      <GalleryTeaser teaser={teaser} />
      <DeskMessage desk={desk} />
      <div className={styles.altitude} aria-hidden="true" />
    </>
  );
}
