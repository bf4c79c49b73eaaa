import * as z from "zod";
import type { Operations } from "./operation.ts";
import { roster, rosterChange } from "./roster.ts";
import { birthday, instant, memberId, pin } from "./values.ts";

/** One person of the household, without secrets. */
export const member = z
  .object({
    id: memberId,
    name: z.string(),
    color: z.string().meta({ description: "A CSS hex colour, `#rrggbb`." }),
    kid: z.boolean(),
    parent: z.boolean(),
    avatar: z.string().optional().meta({ description: "An emoji or a picture's name." }),
    birthday: birthday.optional().meta({
      description: "`YYYY-MM-DD`, or `--MM-DD` where the year isn't told.",
    }),
    needsCompany: z.literal(true).optional().meta({
      description: "A small child, who is taken to what is on and never goes alone.",
    }),
    hasPin: z.boolean(),
    hasPictures: z
      .literal(true)
      .optional()
      .meta({ description: "Has four pictures that prove who it is." }),
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof member>;

/** A PIN and the member it is claimed to belong to. */
export const pinProof = z.strictObject({ memberId, pin }).meta({ id: "PinProof" });

/** The nine pictures of which those who can't read yet choose four. */
export const codePictures = [
  "cat-face",
  "dog-face",
  "fish",
  "teddy-bear",
  "t-rex",
  "rocket",
  "red-apple",
  "bicycle",
  "soccer-ball",
] as const;

export type CodePicture = (typeof codePictures)[number];

/** Four pictures in order. */
export const pictureCode = z.array(z.enum(codePictures)).length(4, "expected four pictures");

/** A new PIN: 4 to 12 digits. */
export const newPin = z.string().regex(/^\d{4,12}$/, "expected 4 to 12 digits");

/** Who is signed in on a phone, and until when. */
export const phoneSession = z
  .object({
    memberId,
    parent: z.boolean(),
    expiresAt: instant,
    token: z.string().optional().meta({
      description:
        "Only for a page of `ALLOWED_ORIGINS`, which gets no cookie: it is sent as `Authorization: Bearer`.",
    }),
  })
  .meta({ id: "Session" });

const opened = z.object({ memberId, expiresAt: instant }).meta({ id: "Opened" });

const unlocked = z
  .object({
    unlocked: z.boolean(),
    memberId: memberId.optional(),
    expiresAt: instant.optional(),
    open: z
      .object({ acts: opened.optional(), settings: opened.optional(), budget: opened.optional() })
      .optional()
      .meta({
        description: "What is open, by whom and until when; only `GET /api/unlock` says it.",
      }),
  })
  .meta({
    id: "Unlock",
    description: "`memberId` and `expiresAt` are of what stays open longest.",
  });

const unlockAnswer = {
  access: "anyone",
  right: "look",
  answer: unlocked,
  errors: [401, 409, 429],
  stale: ["settings"],
  example: {
    body: { memberId: "mom", pin: "2468" },
    answer: { unlocked: true, memberId: "mom", expiresAt: "2026-11-20T17:57:00.000Z" },
  },
} as const;

const fromTheUnlock =
  "The fifteen minutes run from the unlock and do not slide, for each part its own; a restart locks.";

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
    unlock: "settings",
    setup: true,
    body: roster,
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
  "PATCH /api/members": {
    operationId: "changeMembers",
    summary: "Change the roster as it was seen; what others have changed since stays",
    description:
      "Who and what differs between `seen` and `members` is added, changed, moved or removed, whole or not at all; of the same field the later write counts. 404 for a change of somebody who was removed meanwhile; else refused as `PUT` is.",
    access: "parentNow",
    unlock: "settings",
    setup: true,
    body: rosterChange,
    answer: z.array(member),
    errors: [401, 403, 404, 409, 429],
    stale: ["members", "settings"],
    example: {
      body: {
        members: [{ id: "mia", name: "Miriam", color: "#d9662b", kid: true }],
        seen: [{ id: "mia", name: "Mia", color: "#d9662b", kid: true }],
      },
      answer: [
        { id: "mia", name: "Miriam", color: "#d9662b", kid: true, parent: false, hasPin: false },
      ],
    },
  },
  "PUT /api/members/{id}/pin": {
    operationId: "setMemberPin",
    summary: "Set a member's PIN",
    description:
      "The own one from the own phone with `currentPin` (401 `pinWrong`), anybody's from a browser that a parent unlocked. The first parent's PIN closes set-up.",
    access: "member",
    unlock: "settings",
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
  "PUT /api/members/{id}/pictures": {
    operationId: "setMemberPictures",
    summary:
      "Choose the four pictures with which a member who can't read redeems, or take them away",
    access: "parentNow",
    unlock: "settings",
    params: z.object({ id: memberId }),
    body: z.strictObject({
      pictures: pictureCode.nullable().meta({ description: "In their order; null: none." }),
    }),
    answer: member,
    stale: ["members", "settings"],
    example: {
      body: { pictures: ["fish", "rocket", "fish", "red-apple"] },
      answer: {
        ...{ id: "leo", name: "Leo", color: "#2a8f6d", kid: true, parent: false, hasPin: false },
        hasPictures: true,
      },
    },
  },
  "POST /api/session": {
    operationId: "signIn",
    summary: "Sign a phone in as a member",
    description: "Sets a cookie for ninety rolling days. 401 `pinWrong`, 409 `pinNotSet`.",
    access: "anyone",
    right: "look",
    body: pinProof,
    answer: phoneSession,
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
    answer: phoneSession,
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
    right: "look",
    status: 204,
    answer: z.void(),
    stale: [],
    example: {},
  },
  "POST /api/unlock": {
    ...unlockAnswer,
    operationId: "unlock",
    summary: "Unlock this browser for fifteen minutes with a parent's PIN",
    description: `Opens what \`for\` says: \`acts\` what parents do (chores, approvals, rewards, stars, recipes, deleting), \`settings\` what Settings shows, with members, PINs, devices and backups; left out: both, never Budget. 401 \`pinWrong\`, 403 \`notParent\`, 409 \`pinNotSet\`. ${fromTheUnlock}`,
    body: pinProof
      .extend({ for: z.enum(["acts", "settings"]).optional() })
      .meta({ id: "NewUnlock" }),
  },
  "POST /api/budget/unlock": {
    ...unlockAnswer,
    operationId: "unlockBudget",
    summary: "Open Budget on this browser for fifteen minutes, and nothing else",
    description: `With the PIN of a member whom \`BUDGET_UNLOCK_MEMBERS\` names; where it names nobody, of a parent. 401 \`pinWrong\`, 403 \`notForBudget\`, 409 \`pinNotSet\`. ${fromTheUnlock}`,
    body: pinProof,
  },
  "GET /api/unlock": {
    operationId: "getUnlock",
    summary: "What is open on this browser, by whom and until when",
    access: "anyone",
    answer: unlocked,
    topic: "settings",
    example: { answer: { unlocked: false } },
  },
  "DELETE /api/unlock": {
    operationId: "lock",
    summary: "Lock this browser now",
    access: "anyone",
    right: "look",
    status: 204,
    answer: z.void(),
    stale: ["settings"],
    example: {},
  },
} as const satisfies Operations;
