import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, line, memberId, memberIds, pageOfItems } from "./values.ts";

/** The tags that every family has, in fixed words; parents make up any further ones. */
export const builtInTags = ["Milestone", "Funny quote", "School", "Health"] as const;

/** The tag of entries that the server wrote. */
export const recapTag = "Recap";

/** The author of a recap. */
export const recapAuthor = "family";

const tag = z.string().trim().min(1).max(40);

const recapOfMember = z.object({
  memberId,
  chores: z.int().min(0),
  stars: z.int().meta({ description: "Earned by chores; less than 0 where more were taken back." }),
  streak: z.int().min(0).meta({ description: "As it stood when the recap was written." }),
});

const photo = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** The facts of a week or a month, for screens to draw. */
export const recap = z
  .object({
    kind: z.enum(["weekly", "monthly"]),
    start: day,
    end: day,
    members: z.array(recapOfMember),
    redemptions: z.array(
      z.object({ memberId, name: z.string(), icon: z.string(), cost: z.int().min(1) }),
    ),
    mostLoved: z
      .object({
        ...{ entryId: id, authorId: z.string(), text: z.string(), hearts: z.int().min(1) },
        photo: photo.optional().meta({ description: "Its first, as long as the entry is there." }),
      })
      .optional(),
  })
  .meta({ id: "Recap" });
export type Recap = z.infer<typeof recap>;

const entry = z
  .object({
    id,
    authorId: z.string().meta({ description: `A member, or \`${recapAuthor}\` for a recap.` }),
    text: z.string(),
    tags: z.array(z.string()),
    memberIds: z.array(memberId).meta({ description: "Whom it is about." }),
    photos: z.array(photo),
    hearts: z.int().min(0),
    lovedBy: z.array(memberId).meta({
      description: "Whose hearts these are; what devices gave only counts.",
    }),
    mine: z.boolean().meta({ description: "Whether the one who asks gave a heart." }),
    date: day,
    createdAt: instant,
    editedAt: instant.optional(),
    recap: recap.optional(),
  })
  .meta({ id: "JournalEntry" });
export type JournalEntry = z.infer<typeof entry>;

const yearOfJournal = z.string().regex(/^\d{4}$/, "expected a year such as 2026");

const writable = {
  text: z.string().trim().max(10_000),
  tags: z.array(tag).max(10),
  memberIds,
};

const newEntry = z
  .strictObject({
    ...writable,
    text: writable.text.default(""),
    tags: writable.tags.default([]),
    memberIds: writable.memberIds.default([]),
    uploadIds: z.array(id).max(20).default([]),
    date: day.optional().meta({
      description:
        "The family's day on which it was written, where it waited on a phone: within the last 366 days; else today.",
    }),
    authorId: memberId.optional().meta({
      description: "Who wrote it, where it waited on a phone: 409 `otherAuthor` for anybody else.",
    }),
  })
  .refine(({ text, uploadIds }) => text !== "" || uploadIds.length > 0, {
    path: ["text"],
    error: "expected words or a photo",
  })
  .meta({ id: "NewJournalEntry" });
export type NewJournalEntry = z.output<typeof newEntry>;

const entryPatch = z
  .strictObject({
    ...writable,
    seen: z.strictObject(writable).partial().meta({
      description:
        "What the entry said before, as far as it matters; 409 `changedMeanwhile` where it says something else now. Undo says it, so that it takes back nothing that was written since.",
    }),
  })
  .partial()
  .meta({ id: "JournalEntryPatch", description: "What is left out stays." });
export type JournalEntryPatch = z.infer<typeof entryPatch>;

const givenHeart = z
  .strictObject({
    give: z.boolean().optional().meta({
      description: "Whether there is to be a heart; left out, it is given or taken back by turns.",
    }),
    memberId: memberId.optional().meta({
      description: "Whose it is, where nobody is signed in: who acts on a wall.",
    }),
  })
  .meta({ id: "GivenHeart" });
export type GivenHeart = z.infer<typeof givenHeart>;

const heart = z.object({ hearts: z.int().min(0), mine: z.boolean() }).meta({ id: "Hearts" });

const firstSteps = {
  id: "12",
  authorId: "mom",
  text: "Leo rode his bike to the corner and back. Alone!",
  tags: ["Milestone"],
  memberIds: ["leo"],
  photos: [{ url: "/api/journal/12/photos/0?v=3f2a", width: 4032, height: 3024 }],
  hearts: 3,
  lovedBy: ["dad", "mia"],
  mine: true,
  date: "2026-11-20",
  createdAt: "2026-11-20T16:42:00.000Z",
};
const byId = z.object({ id });

export const journal = {
  "GET /api/journal": {
    operationId: "listJournalEntries",
    summary: "The family's feed, newest first, with what happened on this day in other years",
    description:
      "`memberId`: what is about somebody or by them; `q` finds words by their beginnings.",
    access: "anyone",
    query: z.object({
      ...pageOfItems,
      tag: tag.optional(),
      memberId: memberId.optional(),
      q: line.optional(),
    }),
    answer: z
      .object({
        entries: z.array(entry),
        onThisDay: z.array(entry),
        tags: z.array(z.string()).meta({ description: "Every tag that may be chosen." }),
        next: z.string().nullable(),
      })
      .meta({ id: "JournalPage" }),
    topic: "journal",
    example: {
      answer: {
        entries: [firstSteps],
        onThisDay: [],
        tags: [...builtInTags, recapTag],
        next: null,
      },
    },
  },
  "POST /api/journal": {
    operationId: "createJournalEntry",
    summary: "Write an entry, as the member who is signed in",
    description: "A tag that nobody has used yet needs a parent.",
    access: "member",
    unlock: "acts",
    body: newEntry,
    status: 201,
    answer: entry,
    errors: [401, 409],
    stale: ["journal"],
    example: {
      body: { text: "Leo rode his bike alone!", tags: ["Milestone"], memberIds: ["leo"] },
      answer: firstSteps,
    },
  },
  "PATCH /api/journal/{id}": {
    operationId: "updateJournalEntry",
    summary: "Change one's own entry",
    access: "member",
    unlock: "acts",
    params: byId,
    body: entryPatch,
    answer: entry,
    errors: [401, 409],
    stale: ["journal"],
    example: { body: { tags: ["Milestone", "School"] }, answer: firstSteps },
  },
  "DELETE /api/journal/{id}": {
    operationId: "deleteJournalEntry",
    summary: "Delete one's own entry, or as a parent any",
    access: "member",
    unlock: "acts",
    params: byId,
    status: 204,
    answer: z.void(),
    errors: [401],
    stale: ["journal"],
    example: {},
  },
  "POST /api/journal/{id}/heart": {
    operationId: "heartJournalEntry",
    summary: "Give an entry a heart; again takes it back",
    description:
      "One for each member who is signed in or named by a wall, else for each device. With `give` it may be asked for again and again.",
    access: "anyone",
    right: "tick",
    params: byId,
    body: givenHeart.optional(),
    answer: heart,
    stale: ["journal"],
    example: { body: { give: true }, answer: { hearts: 3, mine: true } },
  },
  "GET /api/journal/years": {
    operationId: "listJournalYears",
    summary: "The years that have entries, newest first, to make a yearbook of one",
    access: "anyone",
    answer: z
      .object({ items: z.array(z.object({ year: yearOfJournal, entries: z.int().min(1) })) })
      .meta({ id: "JournalYears" }),
    topic: "journal",
    example: { answer: { items: [{ year: "2026", entries: 147 }] } },
  },
  "GET /api/journal/years/{year}": {
    operationId: "readJournalYear",
    summary: "The entries of a year in its order, as a yearbook has them",
    description: "Recaps of weeks aren't among them; those of months are.",
    access: "anyone",
    params: z.object({ year: yearOfJournal }),
    query: z.object({
      limit: pageOfItems.limit,
      after: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,15}$/, "expected the `next` of the page before")
        .optional()
        .meta({ description: "The `next` of the page before." }),
    }),
    answer: z
      .object({ entries: z.array(entry), next: z.string().nullable() })
      .meta({ id: "JournalYear" }),
    topic: "journal",
    example: { answer: { entries: [], next: null } },
  },
  "GET /api/journal/{id}/photos/{n}": {
    operationId: "getJournalPhoto",
    summary: "One photo of an entry, counted from 0, about as wide as is asked for",
    access: "anyone",
    params: z.object({ id, n: z.string().regex(/^\d{1,3}$/) }),
    query: z.object({
      w: z.coerce.number().int().min(16).max(4096).optional(),
      v: z.string().max(64).optional().meta({ description: "The content's mark in its address." }),
    }),
    media: "image/*",
    answer: z.string(),
    example: { answer: "(an image)" },
  },
} as const satisfies Operations;
