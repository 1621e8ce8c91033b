/** The shapes of what the API answers, for its description. Tests hold every answer against them, to the last field. */
import { z } from "zod";
import type { OwnSession, SecondFactorSetup } from "../../app/features/accounts/account.ts";
import type { InboxMessage } from "../../app/features/contact/contact-message.ts";
import type { EventImport } from "../../app/features/events/event-import.ts";
import {
  EVENT_ACTIONS,
  EVENT_STATES,
  IMAGE_FOCUSES,
  type Event,
  type EventVersion,
  type SavedEvent,
  type TrashedEvent,
} from "../../app/features/events/event.ts";
import type { Viewer } from "../../domain/session.ts";

const moment = z.iso.datetime();
const picture = z.strictObject({ width: z.int(), height: z.int(), widths: z.array(z.int()) });

const eventShape = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  location: z.string(),
  image: z.string(),
  picture: picture.nullable(),
  imageAlt: z.string().nullable(),
  imageCredit: z.string(),
  imageFocus: z.enum(IMAGE_FOCUSES),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  state: z.enum(EVENT_STATES),
  stateNote: z.string(),
  linkUrl: z.string(),
  linkLabel: z.string(),
  outcome: z.string(),
  photos: z.array(z.strictObject({ image: z.string(), alt: z.string(), picture })),
  draft: z.boolean(),
  slug: z.string(),
  revision: z.int(),
  updatedAt: moment,
});

export const event = eventShape.meta({ id: "Event" }) satisfies z.ZodType<Event>;

const savedEvent = eventShape.extend({ savedBy: z.string() }) satisfies z.ZodType<SavedEvent>;

export const trashedEvent = eventShape
  .extend({ deletedAt: moment, removedForGoodAt: moment })
  .meta({ id: "TrashedEvent" }) satisfies z.ZodType<TrashedEvent>;

export const eventVersion = z
  .strictObject({
    revision: z.int(),
    savedAt: moment,
    savedBy: z.string(),
    action: z.enum(EVENT_ACTIONS),
    changes: z.array(z.string()),
    restorable: z.boolean(),
  })
  .meta({ id: "EventVersion" }) satisfies z.ZodType<EventVersion>;

export const eventImport = z.strictObject({
  dry: z.boolean(),
  rows: z.array(
    z.strictObject({
      line: z.int(),
      title: z.string(),
      date: z.string(),
      verdict: z.enum(["add", "known", "refused"]),
      problems: z.record(z.string(), z.string()),
    }),
  ),
}) satisfies z.ZodType<EventImport>;

export const inboxMessage = z
  .strictObject({
    id: z.int(),
    from_name: z.string(),
    from_email: z.string(),
    message: z.string(),
    receivedAt: moment,
    readAt: moment.nullable(),
    answeredAt: moment.nullable(),
    suspicion: z.string().nullable(),
    delivery: z
      .strictObject({
        state: z.enum(["waiting", "delivered", "failed", "unknown"]),
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "InboxMessage" }) satisfies z.ZodType<InboxMessage>;

export const viewer = z
  .strictObject({
    user: z.strictObject({ email: z.string() }).nullable(),
    role: z.enum(["user", "admin"]).nullable(),
    error: z.string().optional(),
  })
  .meta({ id: "Viewer" }) satisfies z.ZodType<Viewer>;

export const ownSession = z
  .strictObject({
    id: z.string(),
    device: z.string(),
    network: z.string(),
    signedInAt: moment,
    lastUsedAt: moment,
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" }) satisfies z.ZodType<OwnSession>;

export const secondFactorSetup = z.strictObject({
  secret: z.string(),
  uri: z.string(),
}) satisfies z.ZodType<SecondFactorSetup>;

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export const uploaded = z.strictObject({ imageUrl: z.string() });
export const stored = z.strictObject({ stored: z.literal(true) });
export const removed = z.strictObject({ removed: z.int() });
export const resent = z.strictObject({ resent: z.int() });
export const health = z.strictObject({ status: z.string() });

/** Every refusal. `fields` names what is wrong with each, `current` is the event that someone else saved meanwhile. */
export const refusal = z
  .strictObject({
    error: z.strictObject({
      message: z.string().min(1),
      fields: z.record(z.string(), z.string()).optional(),
      current: savedEvent.optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: "Refusal" });
