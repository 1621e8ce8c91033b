/** schema.org data as JSON-LD, for search engines. */
import type { Content } from "../../../platform/content/index.ts";
import type { ShownEvent } from "../events/shown-event.server.ts";
import { spanOf, type Span } from "../events/event-when.server.ts";
import { lastDayOf } from "../events/event.ts";

export type StructuredDataService = ReturnType<typeof structuredData>;
type Thing = Record<string, unknown>;

const CONTEXT = { "@context": "https://schema.org" };
const STATUS = { scheduled: "EventScheduled", cancelled: "EventCancelled", postponed: "EventPostponed" };

/** Without `publicUrl`, omits everything that needs an absolute URL. */
export function structuredData({ site, home, picture }: Content, publicUrl: string | undefined) {
  const address = (path: string) => publicUrl && publicUrl + path;
  const organizer = { "@type": "Organization", name: `${site.brand}, ${site.university.name}`, url: address("/") };

  function breadcrumbs(...trail: [name: string, path: string][]): Thing[] {
    if (!publicUrl) return [];
    const itemListElement = [["Home", "/"], ...trail].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + path,
    }));
    return [{ ...CONTEXT, "@type": "BreadcrumbList", itemListElement }];
  }

  return {
    home(): Thing[] {
      const { facebook, instagram, linkedin } = site.socials;
      return [
        {
          ...CONTEXT,
          ...organizer,
          alternateName: site.product,
          slogan: home.hero.tagline.join(", "),
          description: site.description,
          logo: address("/apple-touch-icon.png"),
          email: site.email,
          address: site.address.join(", "),
          parentOrganization: { "@type": "CollegeOrUniversity", ...site.university },
          sameAs: [facebook, instagram, linkedin[0]?.url].filter(Boolean),
        },
      ];
    },

    event(event: ShownEvent): Thing[] {
      const { title, description, location, state, path } = event;
      const image = event.picture && address(event.picture.src);
      return [
        {
          ...CONTEXT,
          "@type": "Event",
          name: title,
          description,
          ...daysOf(event, spanOf(event, site.timeZone), site.timeZone),
          eventStatus: `https://schema.org/${STATUS[state]}`,
          eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
          location: { "@type": "Place", name: location, address: location },
          organizer,
          ...(image && { image: [image] }),
          url: address(path),
        },
        ...breadcrumbs(["Events", "/events"], [title, path]),
      ];
    },

    blog(blog: Content["blogs"][number]): Thing[] {
      const path = `/blogs/${blog.id}`;
      const post = {
        ...CONTEXT,
        "@type": "BlogPosting",
        headline: blog.title,
        description: blog.summary,
        datePublished: blog.date,
        author: { "@type": "Person", name: blog.author },
        publisher: organizer,
        keywords: blog.tags,
        image: address(picture(blog.picture).src),
        url: address(path),
      };
      return [post, ...breadcrumbs(["Blogs", "/blogs"], [blog.title, path])];
    },
  };
}

/** A whole day is a date; a time includes its UTC offset. */
function daysOf(event: ShownEvent, span: Span, timeZone: string): Thing {
  if (span.allDay) return { startDate: span.firstDay, endDate: lastDayOf(event) };
  const local = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toString({ timeZone, smallestUnit: "minute" });
  return { startDate: local(span.start), ...(span.end && { endDate: local(span.end) }) };
}
