import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, line, memberId } from "./values.ts";

/** The most notes that are up at once, and the most that wait to be put up again. */
export const mostNotes = 60;

/** What a note says; it is drawn large. */
const noteText = line.max(140);

const note = z
  .object({
    id,
    text: z.string(),
    forMemberId: memberId.optional().meta({ description: "Whom it is for; everybody without it." }),
    memberId: memberId.optional().meta({ description: "Who wrote it, where that is known." }),
    until: day.meta({ description: "The last day on which it is shown." }),
    createdAt: instant,
  })
  .meta({ id: "Note" });
export type Note = z.infer<typeof note>;

const newNote = z
  .strictObject({
    text: noteText,
    forMemberId: memberId.optional(),
    memberId: memberId.optional(),
    until: day.meta({ description: "Today or later, at most a year ahead." }),
    offline: z.boolean().optional().meta({
      description:
        "The note may have waited on a phone until there was reception: one whose last day is over by then is shown today.",
    }),
  })
  .meta({ id: "NewNote" });
export type NewNote = z.infer<typeof newNote>;

const byId = z.object({ id });
const ofAnyone = { access: "anyone", right: "write" } as const;

const plumber = {
  ...{ id: "n1", text: "Plumber at 10, the key is with Grandma", memberId: "mom" },
  ...{ until: "2026-11-27", createdAt: "2026-11-20T16:42:00.000Z" },
};

export const notes = {
  "GET /api/notes": {
    operationId: "listNotes",
    summary: "The notes that Home shows today, the newest first",
    access: "anyone",
    answer: z.object({ items: z.array(note) }).meta({ id: "Notes" }),
    topic: "notes",
    example: { answer: { items: [plumber] } },
  },
  "POST /api/notes": {
    operationId: "addNote",
    summary: "Leave a note on Home for everybody or one person",
    description: `A phone's own member writes it; \`memberId\` is who does where nobody is signed in. At most ${mostNotes} are up at once (409 \`notesFull\`).`,
    ...ofAnyone,
    body: newNote,
    status: 201,
    answer: note,
    errors: [409],
    stale: ["notes"],
    example: {
      body: { text: plumber.text, memberId: plumber.memberId, until: plumber.until },
      answer: plumber,
    },
  },
  "DELETE /api/notes/{id}": {
    operationId: "deleteNote",
    summary: "Take a note down; again is no error",
    description: `It can be put up again until its last day is over, or ${mostNotes} others were taken down.`,
    ...ofAnyone,
    params: byId,
    status: 204,
    answer: z.void(),
    stale: ["notes"],
    example: {},
  },
  "POST /api/notes/{id}/restore": {
    operationId: "restoreNote",
    summary: "Put a note up again that was taken down; again is no error",
    description: `At most ${mostNotes} are up at once (409 \`notesFull\`).`,
    ...ofAnyone,
    params: byId,
    answer: note,
    errors: [409],
    stale: ["notes"],
    example: { answer: plumber },
  },
} as const satisfies Operations;
