import * as z from "zod";
import type { Operations } from "./operation.ts";
import { instant, memberId, pin } from "./values.ts";

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

const proof = z.strictObject({ memberId, pin }).meta({ id: "PinProof" });

const session = z
  .object({ memberId, parent: z.boolean(), expiresAt: instant })
  .meta({ id: "Session" });

const unlocked = z
  .object({ unlocked: z.boolean(), memberId: memberId.optional(), expiresAt: instant.optional() })
  .meta({ id: "Unlock" });

const unlockOperation = {
  summary: "Unlock this browser for fifteen minutes with a parent's PIN",
  description:
    "401 `pinWrong`, 403 `notParent`, 409 `pinNotSet`. The fifteen minutes run from the unlock and do not slide; a restart locks.",
  access: "anyone",
  body: proof,
  answer: unlocked,
  errors: [401, 409, 429],
  stale: [],
  example: {
    body: { memberId: "mom", pin: "2468" },
    answer: { unlocked: true, memberId: "mom", expiresAt: "2026-11-20T17:57:00.000Z" },
  },
} as const;

export const members = {
  "GET /api/members": {
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
  "POST /api/session": {
    summary: "Sign a phone in as a member",
    description: "Sets a cookie for ninety rolling days. 401 `pinWrong`, 409 `pinNotSet`.",
    access: "anyone",
    body: proof,
    answer: session,
    errors: [401, 409, 429],
    stale: [],
    example: {
      body: { memberId: "mia", pin: "1234" },
      answer: { memberId: "mia", parent: false, expiresAt: "2027-02-18T17:42:00.000Z" },
    },
  },
  "GET /api/session": {
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
    summary: "The same call as `POST /api/unlock`, under its other name",
  },
  "GET /api/unlock": {
    summary: "Whether this browser is unlocked, by whom and until when",
    access: "anyone",
    answer: unlocked,
    topic: "settings",
    example: { answer: { unlocked: false } },
  },
  "DELETE /api/unlock": {
    summary: "Lock this browser now",
    access: "anyone",
    status: 204,
    answer: z.void(),
    stale: [],
    example: {},
  },
} as const satisfies Operations;
