import * as z from "zod";
import type { Operations } from "./operation.ts";
import { instant, memberId, mostMembers, pin } from "./values.ts";

/** One person of the household, without secrets. */
export const member = z
  .object({
    id: memberId,
    name: z.string(),
    color: z.string().meta({ description: "A CSS hex colour, `#rrggbb`." }),
    kid: z.boolean(),
    parent: z.boolean(),
    avatar: z.string().optional().meta({ description: "An emoji or a picture's name." }),
    hasPin: z.boolean(),
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof member>;

/** A PIN and the member it is claimed to belong to. */
export const pinProof = z.strictObject({ memberId, pin }).meta({ id: "PinProof" });

/** A new PIN: 4 to 12 digits. */
export const newPin = z.string().regex(/^\d{4,12}$/, "expected 4 to 12 digits");

const newMember = z
  .strictObject({
    id: memberId,
    name: z.string(),
    color: z.string().meta({ description: "Any opaque CSS colour; answered as `#rrggbb`." }),
    kid: z.boolean().optional(),
    parent: z.boolean().optional(),
    avatar: z.string().optional(),
  })
  .meta({
    id: "NewMember",
    description: "One line of the roster file, which says what may stand in it.",
  });

const session = z
  .object({ memberId, parent: z.boolean(), expiresAt: instant })
  .meta({ id: "Session" });

const unlocked = z
  .object({ unlocked: z.boolean(), memberId: memberId.optional(), expiresAt: instant.optional() })
  .meta({ id: "Unlock" });

const unlockOperation = {
  operationId: "unlock",
  summary: "Unlock this browser for fifteen minutes with a parent's PIN",
  description:
    "401 `pinWrong`, 403 `notParent`, 409 `pinNotSet`. The fifteen minutes run from the unlock and do not slide; a restart locks.",
  access: "anyone",
  body: pinProof,
  answer: unlocked,
  errors: [401, 409, 429],
  stale: ["settings"],
  example: {
    body: { memberId: "mom", pin: "2468" },
    answer: { unlocked: true, memberId: "mom", expiresAt: "2026-11-20T17:57:00.000Z" },
  },
} as const;

export const members = {
  "GET /api/members": {
    operationId: "listMembers",
    summary: "The roster, the single source of truth for who lives here",
    access: "anyone",
    answer: z.array(member),
    topic: "members",
    example: {
      answer: [
        { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false, hasPin: false },
        { id: "mom", name: "Mom", color: "#c94f7c", kid: false, parent: true, hasPin: true },
      ],
    },
  },
  "PUT /api/members": {
    operationId: "setMembers",
    summary: "Replace the roster",
    description:
      "Writes the roster file, whole or not at all; 400 names the member and the field, such as `[2].color`. 409 `lastParent` where no parent with a PIN would be left.",
    access: "parentNow",
    setup: true,
    body: z
      .array(newMember)
      .min(1, "expected at least one member")
      .max(mostMembers, `expected at most ${mostMembers} members`),
    answer: z.array(member),
    errors: [401, 403, 409, 429],
    stale: ["members", "settings"],
    example: {
      body: [{ id: "mia", name: "Mia", color: "#d9662b", kid: true }],
      answer: [
        { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false, hasPin: false },
      ],
    },
  },
  "PUT /api/members/{id}/pin": {
    operationId: "setMemberPin",
    summary: "Set a member's PIN",
    description:
      "The own one from the own phone with `currentPin` (401 `pinWrong`), anybody's from a browser that a parent unlocked. The first parent's PIN closes set-up.",
    access: "member",
    setup: true,
    params: z.object({ id: memberId }),
    body: z.strictObject({ pin: newPin, currentPin: pin.optional() }),
    answer: member,
    errors: [401, 403, 409, 429],
    stale: ["members", "settings"],
    example: {
      body: { pin: "2468" },
      answer: {
        id: "mom",
        name: "Mom",
        color: "#c94f7c",
        kid: false,
        parent: true,
        hasPin: true,
      },
    },
  },
  "POST /api/session": {
    operationId: "signIn",
    summary: "Sign a phone in as a member",
    description: "Sets a cookie for ninety rolling days. 401 `pinWrong`, 409 `pinNotSet`.",
    access: "anyone",
    body: pinProof,
    answer: session,
    errors: [401, 409, 429],
    stale: [],
    example: {
      body: { memberId: "mia", pin: "1234" },
      answer: { memberId: "mia", parent: false, expiresAt: "2027-02-18T17:42:00.000Z" },
    },
  },
  "GET /api/session": {
    operationId: "getSession",
    summary: "Who this browser is signed in as",
    access: "anyone",
    answer: session,
    errors: [401],
    topic: "members",
    example: {
      answer: { memberId: "mia", parent: false, expiresAt: "2027-02-18T17:42:00.000Z" },
    },
  },
  "DELETE /api/session": {
    operationId: "signOut",
    summary: "Sign this browser out",
    access: "anyone",
    status: 204,
    answer: z.void(),
    stale: [],
    example: {},
  },
  "POST /api/unlock": unlockOperation,
  "POST /api/budget/unlock": {
    ...unlockOperation,
    operationId: "unlockBudget",
    summary: "The same call as `POST /api/unlock`, under its other name",
  },
  "GET /api/unlock": {
    operationId: "getUnlock",
    summary: "Whether this browser is unlocked, by whom and until when",
    access: "anyone",
    answer: unlocked,
    topic: "settings",
    example: { answer: { unlocked: false } },
  },
  "DELETE /api/unlock": {
    operationId: "lock",
    summary: "Lock this browser now",
    access: "anyone",
    status: 204,
    answer: z.void(),
    stale: ["settings"],
    example: {},
  },
} as const satisfies Operations;
