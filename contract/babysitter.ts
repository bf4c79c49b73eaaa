import * as z from "zod";
import { pinProof } from "./members.ts";
import type { OperationKey, Operations } from "./operation.ts";
import { instant, line, memberId, mostMembers, timeOfDay } from "./values.ts";

const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^[+\d][\d\s()/.-]*$/, "expected a phone number such as +49 30 1234567");

const child = z.object({
  memberId,
  bedtime: timeOfDay.optional(),
  allergies: z.string().max(500).optional(),
});

/** What the sitter needs, as the parents wrote it. */
export const babysitterCard = z
  .object({
    parents: z.array(z.object({ memberId, phone: phoneNumber })).max(mostMembers),
    contacts: z.array(z.object({ name: line, phone: phoneNumber })).max(20),
    children: z.array(child).max(mostMembers),
    wifi: z
      .object({ name: z.string().min(1).max(64), password: z.string().max(64) })
      .nullable()
      .meta({
        description:
          "For guests, as a QR code on the card and where a wall has their Wi-Fi on Home.",
      }),
    notes: z.string().max(4000),
  })
  .meta({ id: "BabysitterCard" });
export type BabysitterCard = z.infer<typeof babysitterCard>;

/** The emergency card as screens show it, and whether a babysitter is in charge. */
export const babysitterState = z
  .object({
    active: z.boolean(),
    since: instant.optional(),
    parents: z.array(
      z.object({ id: memberId, name: z.string(), color: z.string(), phone: z.string() }),
    ),
    contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
    children: z.array(child.extend({ name: z.string(), color: z.string() })),
    wifi: z.object({ name: z.string(), password: z.string() }).nullable(),
    notes: z.string(),
  })
  .meta({ id: "Babysitter" });
export type Babysitter = z.infer<typeof babysitterState>;

/** The operations that a wall may call while a babysitter is in charge; every other operation answers 423. */
export const allowedWhileBabysitting: readonly OperationKey[] = [
  "GET /api/health",
  "GET /api/config",
  "GET /api/members",
  "GET /api/live",
  "GET /api/babysitter",
  "POST /api/babysitter/off",
  // A sitter's own phone may have opened the wall's page once; its link is proof of its own.
  "POST /api/sitter/open",
  "GET /api/sitter",
];

const cardChange = z
  .strictObject({
    card: babysitterCard.strict().meta({ description: "The card as it is to be." }),
    seen: babysitterCard.strict().meta({
      description: "The card as it was read: what differs from it is changed.",
    }),
  })
  .meta({ id: "BabysitterCardChange" });
export type BabysitterCardChange = z.infer<typeof cardChange>;

const written = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: null,
  notes: "Minka sleeps in the kitchen.",
} as const;

const shown = {
  active: true,
  since: "2026-11-20T17:00:00.000Z",
  parents: [{ id: "mom", name: "Mom", color: "#c94f7c", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "+49 331 123456" }],
  children: [
    { memberId: "mia", name: "Mia", color: "#d9662b", bedtime: "19:30", allergies: "Nuts" },
  ],
  wifi: null,
  notes: "Minka sleeps in the kitchen.",
} as const;

export const babysitter = {
  "GET /api/babysitter": {
    operationId: "getBabysitterMode",
    summary: "Whether a babysitter is in charge, and the emergency card",
    access: "anyone",
    answer: babysitterState,
    topic: "babysitter",
    example: { answer: shown },
  },
  "POST /api/babysitter/on": {
    operationId: "startBabysitterMode",
    summary: "Lock every wall to the emergency card",
    description: "409 `pinNotSet` while no parent has a PIN to leave it with.",
    access: "anyone",
    right: "look",
    answer: babysitterState,
    errors: [409],
    stale: ["babysitter", "settings"],
    example: { answer: shown },
  },
  "POST /api/babysitter/off": {
    operationId: "endBabysitterMode",
    summary: "Give the walls back, with a parent's PIN",
    access: "anyone",
    right: "look",
    body: pinProof,
    answer: babysitterState,
    errors: [401, 409, 429],
    stale: ["babysitter", "settings"],
    example: {
      body: { memberId: "mom", pin: "2468" },
      answer: { ...shown, active: false },
    },
  },
  "PUT /api/babysitter/card": {
    operationId: "setEmergencyCard",
    summary: "Write the emergency card",
    access: "parent",
    unlock: "settings",
    body: babysitterCard.strict(),
    answer: babysitterState,
    errors: [401, 409],
    stale: ["babysitter"],
    example: {
      body: written,
      answer: { ...shown, active: false },
    },
  },
  "PATCH /api/babysitter/card": {
    operationId: "changeEmergencyCard",
    summary: "Change the emergency card as it was seen; what others have changed since stays",
    description:
      "What differs between `seen` and `card` is written; of the same field the later write counts.",
    access: "parent",
    unlock: "settings",
    body: cardChange,
    answer: babysitterState,
    errors: [401, 409],
    stale: ["babysitter"],
    example: {
      body: { card: written, seen: { ...written, notes: "" } },
      answer: { ...shown, active: false },
    },
  },
} as const satisfies Operations;
