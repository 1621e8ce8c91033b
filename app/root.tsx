// First, because base.css defines the order of the cascade layers.
import "./shell/styles/base.css";
import "./shell/styles/tokens.css";
import "./shell/styles/fonts.css";
import "./shell/styles/motion.css";
import "./shell/styles/print.css";
// Not a module: only the server renders the bar, so a module would not be in the browser's build.
import "./shell/styles/preview-bar.css";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { Editing } from "./features/content/editing";
import { SessionProvider } from "./features/accounts/session-provider";
import { ErrorPage } from "./ui/error-page/error-page";
import { focusMain } from "./ui/focus-main";
import { Footer } from "./shell/footer/footer";
import { logoOf } from "./shell/header/logo";
import { Header } from "./shell/header/header";
import { NoticeRegion, NoticesProvider } from "./ui/notice/notices";
import { PendingBar } from "./shell/pending-bar/pending-bar";
import firstPaint from "./shell/theme/first-paint.js?raw";
import displayFont from "./shell/styles/fonts/bricolage-grotesque-basic.woff2?url";
import textFont from "./shell/styles/fonts/instrument-sans-basic.woff2?url";
import { THEME_COLORS } from "./ui/theme-color";
import { PreviewBar } from "./shell/preview-bar";
import { isRootDataStale, rootDataLoaded } from "./ui/page/root-data";
import { siteContext } from "../platform/content/site-context";

/** The browser has run the script when React starts, so it is not sent again. */
const FIRST_PAINT = import.meta.env.SSR ? firstPaint : "";

export function loader({ context }: Route.LoaderArgs) {
  const { content, env, isPreview, previewOf, previewMistake, isCopy } = context.get(siteContext);
  const { product, brand, menuName, address, email, university, socials, copyright, credits, logo } = content.site;
  const names = { product, brand, menuName, address, email, university, socials, copyright, credits };
  const site = { ...names, ...(logo && { logo: logoOf(logo) }) };
  return {
    site,
    publicUrl: env.PUBLIC_URL ?? "",
    ...(isPreview && { isPreview, previewOf, previewMistake }),
    ...(isCopy && { isCopy }),
  };
}

/** Reloads only after an edit, because a failed reload would replace the whole document. */
export const shouldRevalidate = isRootDataStale;

export function links(): Route.LinkDescriptors {
  const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
  return [
    { ...font, href: displayFont },
    { ...font, href: textFont },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  // Not in `Frame`, which may have the data of a preview.
  useEffect(rootDataLoaded, [data]);
  // Browsers never render these pages, so they need no code for them.
  const hasNoScripts = import.meta.env.SSR && (data?.isPreview || data?.isCopy);
  const { pathname } = useLocation();
  return (
    // The chosen theme is set before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          data-theme="light"
          media="(prefers-color-scheme: light)"
          content={THEME_COLORS.light}
        />
        <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        {/* Inline, so that the first paint waits for the style sheet alone; placed after the colours that it uses. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
        <Meta />
        {data?.publicUrl && <link rel="canonical" href={data.publicUrl + pathname} />}
        <Links />
      </head>
      <body>
        {/* The router would take the hash for a place in the page, and some pages read theirs. */}
        <a className="visually-hidden" href="#main" onClick={skip}>
          Skip to the content
        </a>
        <PendingBar />
        <SessionProvider>
          <NoticesProvider>
            <Editing>
              <Frame>{children}</Frame>
            </Editing>
          </NoticesProvider>
        </SessionProvider>
        {!hasNoScripts && <ScrollRestoration />}
        {!hasNoScripts && <Scripts />}
      </body>
    </html>
  );
}

function skip(event: MouseEvent) {
  event.preventDefault();
  focusMain();
}

/** The frame around every page. If the root loader failed, the parts that need its data are left out. */
function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isPreview = import.meta.env.SSR && data?.isPreview;
  const isCopy = import.meta.env.SSR && data?.isCopy;
  return (
    <>
      {data && <Header {...data.site} hasSession={!isPreview && !isCopy} />}
      <NoticeRegion />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {data && <Footer site={data.site} />}
      {isPreview && <PreviewBar of={data.previewOf} mistake={data.previewMistake} />}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** For errors of the root loader; other errors are shown inside the document (shell/layout.tsx). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
