import * as z from "zod";
import { babysitterState } from "./babysitter.ts";
import { device } from "./devices.ts";
import { linkToken } from "./devices-sign-in.ts";
import type { Operations } from "./operation.ts";
import { task } from "./tasks.ts";
import { id, instant, memberId } from "./values.ts";

const sitterPhone = device.pick({ make: true, label: true });

/** What happens to a sitter's link: its phone opened or read it, another phone tried to, or it was tried after its end. */
export const sitterViewKinds = ["opened", "seen", "otherPhone", "late"] as const;
export type SitterViewKind = (typeof sitterViewKinds)[number];

const sitterLink = z
  .object({
    id,
    state: z.enum(["waiting", "open", "ended"]),
    madeAt: instant,
    madeBy: memberId.optional(),
    endsAt: instant.meta({
      description: "When it ends by itself, or did end: the next morning at eight.",
    }),
    device: sitterPhone.optional().meta({ description: "The phone that opened it first." }),
    views: z
      .array(z.object({ at: instant, what: z.enum(sitterViewKinds), device: sitterPhone }))
      .meta({ description: "Newest first; the same by the same phone once in ten minutes." }),
  })
  .meta({ id: "SitterLink" });
export type SitterLink = z.infer<typeof sitterLink>;

const sitterChore = task
  .pick({ id: true, title: true, icon: true, daypart: true, done: true })
  .extend({
    memberId,
  });

const sitterEvening = babysitterState
  .omit({ active: true, since: true })
  .extend({
    endsAt: instant,
    chores: z
      .array(sitterChore)
      .nullable()
      .meta({ description: "The children's, tonight; null where they can't be read." }),
  })
  .meta({ id: "SitterEvening" });
export type SitterEvening = z.infer<typeof sitterEvening>;

const waiting = {
  id: "s1",
  state: "waiting",
  madeAt: "2026-11-20T17:00:00.000Z",
  madeBy: "mom",
  endsAt: "2026-11-21T07:00:00.000Z",
  views: [],
} as const;
const phone = { make: "androidPhone", label: "Android phone" } as const;

const evening = {
  endsAt: waiting.endsAt,
  parents: [{ id: "mom", name: "Mom", color: "#c94f7c", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", name: "Mia", color: "#d9662b", bedtime: "19:30" }],
  wifi: null,
  notes: "Minka sleeps in the kitchen.",
  chores: [
    {
      ...{ id: "t1", memberId: "mia", title: "Brush teeth", icon: "toothbrush" },
      ...{ daypart: "evening", done: false },
    },
  ],
} as const;

const ofParents = { access: "parent", unlock: "settings" } as const;

export const sitterLinks = {
  "GET /api/babysitter/links": {
    ...ofParents,
    operationId: "listSitterLinks",
    summary: "The sitters' links of the last thirty days, and who looked",
    answer: z.object({ items: z.array(sitterLink) }).meta({ id: "SitterLinks" }),
    topic: "babysitter",
    example: {
      answer: {
        items: [
          {
            ...{ ...waiting, state: "open", device: phone },
            views: [{ at: "2026-11-20T17:02:00.000Z", what: "opened", device: phone }],
          },
        ],
      },
    },
  },
  "POST /api/babysitter/links": {
    ...ofParents,
    operationId: "makeSitterLink",
    summary: "Make a link for a sitter's own phone, for one evening",
    description:
      "It shows the emergency card and tonight's chores to the first phone that opens it, until the next morning at eight, until a parent ends it or ends sitter mode. A link that nobody has opened ends with the next one.",
    status: 201,
    answer: sitterLink
      .extend({
        token: linkToken.meta({
          description: "For the address of a QR code, behind its `#`; answered this once.",
        }),
      })
      .meta({ id: "NewSitterLink" }),
    secretAnswer: true,
    stale: ["babysitter"],
    errors: [401, 409],
    example: { answer: { ...waiting, token: "q1w2e3r4t5y6u7i8o9p0aA" } },
  },
  "DELETE /api/babysitter/links/{id}": {
    ...ofParents,
    operationId: "endSitterLink",
    summary: "End a sitter's link; their phone shows nothing from then on",
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
    stale: ["babysitter"],
    errors: [401, 409],
    example: {},
  },
  "POST /api/sitter/open": {
    operationId: "openSitterLink",
    summary: "Open a sitter's link on this phone, which is from then on the only one that may",
    description:
      "Sets a cookie that reads `GET /api/sitter` and nothing else. 401 `sitterLinkEnded` where it is over or is none, 409 `sitterLinkTaken` on another phone; both are in the parents' list.",
    access: "anyone",
    right: "look",
    body: z.strictObject({ token: linkToken }),
    answer: sitterEvening,
    errors: [401, 409],
    stale: ["babysitter"],
    example: { body: { token: "q1w2e3r4t5y6u7i8o9p0aA" }, answer: evening },
  },
  "GET /api/sitter": {
    operationId: "getSitterEvening",
    summary: "What a sitter's own phone shows: the emergency card and tonight's chores",
    description: "401 `sitterLinkEnded` without the cookie of an open link.",
    access: "anyone",
    answer: sitterEvening,
    errors: [401],
    topic: "babysitter",
    example: { answer: evening },
  },
} as const satisfies Operations;
