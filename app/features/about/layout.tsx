import { Outlet, useLocation } from "react-router";
import type { Route } from "./+types/layout";
import { Banner } from "./banner";
import { NextPage } from "./next-page";
import { SubNavigation } from "./sub-navigation";
import { siteContext } from "../../../platform/content/site-context";

export function loader({ context }: Route.LoaderArgs) {
  const { menuName, brand } = context.get(siteContext).content.site;
  return { menuName, brand };
}

/** The banner and the sub-navigation above the six pages. */
export default function DiscoverLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Banner {...loaderData} isTitle={pathname === "/discover"} />
      <SubNavigation label={loaderData.menuName} />
      <Outlet />
      <NextPage pathname={pathname} />
    </>
  );
}
