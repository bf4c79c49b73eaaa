import * as z from "zod";
import type { Operations } from "./operation.ts";
import { ianaZone, instant, memberId } from "./values.ts";

/** What a notification may be about. */
export const pushKinds = [
  "chores",
  "dinner",
  "approval",
  "reminder",
  "tomorrow",
  "certificate",
  "test",
] as const;
export type PushKind = (typeof pushKinds)[number];

/** Languages that notifications are written in. */
export const pushLanguages = ["en", "de"] as const;
export type PushLanguage = (typeof pushLanguages)[number];

/** What a phone can do about a notification while its page is closed; the request carries the session's cookie. */
const action = z.object({
  action: z.enum(["done", "approve", "snooze", "onMyWay"]),
  title: z.string(),
  call: z.object({
    method: z.literal("POST"),
    path: z.string().meta({ description: "Below the wall's own address, such as `/api/…`." }),
    body: z.record(z.string(), z.string()),
  }),
  settled: z.string().meta({ description: "What to say where it was settled before." }),
  failed: z.string().meta({ description: "What to say where it didn't get through." }),
});
export type PushAction = z.infer<typeof action>;

/** What a phone's service worker receives, encrypted for that phone alone. */
export const pushMessage = z.object({
  kind: z.enum(pushKinds),
  title: z.string(),
  body: z.string(),
  tag: z.string().meta({ description: "A later notification of the same tag replaces it." }),
  url: z.string().meta({ description: "The page that a tap opens." }),
  actions: z.array(action).exactOptional(),
  urgent: z.literal(true).exactOptional().meta({ description: "It is sent in quiet hours too." }),
  firstSentAt: instant.exactOptional().meta({
    description:
      "It was sent then, before quiet hours, and the phone may have been off; silent where it was shown since.",
  }),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** Why the asking browser gets no notifications. */
const pushReasons = ["needsHttps", "openByHttps", "notForYou"] as const;
export type PushReason = (typeof pushReasons)[number];

const endpoint = z.url({ protocol: /^https?$/ }).max(2000);
const keyOf = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), "expected a key in base64url");

const subscription = z
  .strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
    expirationTime: z.number().min(0).max(8.64e15).nullable().optional(),
    timeZone: ianaZone.optional().meta({
      description:
        "The IANA zone in which the phone is: reminders say both times where it differs.",
    }),
  })
  .meta({ id: "PushSubscription", description: "As a browser's `toJSON()` spells it." });
export type PushSubscription = z.output<typeof subscription>;

const example = z
  .object({
    configured: z.boolean().meta({ description: "The house has its keys." }),
    reason: z.enum(pushReasons).optional().meta({
      description:
        "`needsHttps`: only a page on https can be told of things. `openByHttps`: so can the wall's public address, which this page isn't. `notForYou`: the operator named others who are told.",
    }),
    publicKey: z.string().optional().meta({
      description: "The `applicationServerKey` to subscribe with.",
    }),
    subscribed: z.boolean().meta({ description: "This phone is, under that key." }),
    told: z.array(memberId).meta({
      description:
        "Who in this house is told of chores, dinner and approvals: the parents, or whom the operator named, and whom Settings name beside them (`notifications.alsoTold`). Of their own events everybody is reminded.",
    }),
  })
  .meta({ id: "Push" });
export type Push = z.infer<typeof example>;

const publicKey =
  "BPlS_ykncCSnAfet5Wt3eOPTR-v6KLru-cpWBkzybPhPGP7nhrcZEeEVjq1ZsKjQxF_nZFwyd7a2TJN7l76uBzM";
const members = ["mom", "dad"];
const phone = "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABexample";

export const push = {
  "GET /api/push": {
    operationId: "getPush",
    summary: "Whether notifications come to this phone, and if not, why",
    access: "member",
    unlock: "settings",
    answer: example,
    errors: [401],
    topic: "settings",
    example: { answer: { configured: true, publicKey, subscribed: false, told: members } },
  },
  "POST /api/push/subscribe": {
    operationId: "subscribePush",
    summary: "Have notifications sent to this phone",
    description:
      "One subscription a phone, until it signs out; again renews it. 400 `pushServiceUnknown` for an address at no known push service.",
    access: "member",
    unlock: "settings",
    body: subscription,
    answer: example,
    errors: [401],
    stale: ["settings"],
    example: {
      body: {
        endpoint: phone,
        keys: { p256dh: publicKey, auth: "4Dhrq3oVmPcVGkPFYYkVEg" },
        expirationTime: null,
      },
      answer: { configured: true, publicKey, subscribed: true, told: members },
    },
  },
  "POST /api/push/unsubscribe": {
    operationId: "unsubscribePush",
    summary: "Have no more notifications sent to this phone",
    access: "member",
    unlock: "settings",
    body: z.strictObject({ endpoint: z.string().min(1).max(2000) }),
    answer: example,
    errors: [401],
    stale: ["settings"],
    example: {
      body: { endpoint: phone },
      answer: { configured: true, publicKey, subscribed: false, told: members },
    },
  },
  "POST /api/push/test": {
    operationId: "sendTestNotification",
    summary: "Send a notification to the phones of the parent who asks, at once",
    description:
      "At any hour. 409 `notSubscribed` where no phone of theirs is; 502 `pushUnreachable` where no push service took it.",
    access: "parent",
    unlock: "settings",
    answer: z
      .object({ sent: z.int().min(1).meta({ description: "To how many phones." }) })
      .meta({ id: "PushTested" }),
    errors: [401, 409, 429, 502],
    stale: [],
    example: { answer: { sent: 1 } },
  },
} as const satisfies Operations;
