import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, undoneBy } from "../write-act.ts";

/** How acts on notes are told. */
export const describeNotes = ({ notes }: ActLookups) => [
  describeWrite({
    operation: "POST /api/notes",
    act: (_, { id, text, memberId }) => ({
      ...{ noun: "note", verb: "added", title: text, subject: `note ${id}`, memberId },
      inverse: undoneBy("DELETE /api/notes/{id}", { params: { id } }),
    }),
  }),
  describeWrite({
    operation: "DELETE /api/notes/{id}",
    look: ({ params }) => notes().find(({ id }) => id === params.id),
    act: ({ params }, _, before) =>
      before === undefined
        ? null
        : {
            ...{ noun: "note", verb: "deleted", title: before.text },
            subject: `note ${params.id}`,
            inverse: undoneBy("POST /api/notes/{id}/restore", { params }),
          },
  }),
  describeWrite({
    operation: "POST /api/notes/{id}/restore",
    act: ({ params }, { text }) => ({
      ...{ noun: "note", verb: "restored", title: text, subject: `note ${params.id}` },
      inverse: undoneBy("DELETE /api/notes/{id}", { params }),
    }),
  }),
];
