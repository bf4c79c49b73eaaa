import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Says who is away from when to when, or which weeks come again; a parent's. */
export const addAbsence = defineMutation({
  operation: defineWrite("POST /api/absences", ["absences", "tasks"]),
  once: true,
});

/** Changes days away or weeks that come again; a parent's. */
export const changeAbsence = defineMutation({
  operation: defineWrite("PUT /api/absences/{id}", ["absences", "tasks"]),
});

/** Takes an absence away, or ends one that is on; a parent's. */
export const endAbsence = defineMutation({
  operation: defineWrite("DELETE /api/absences/{id}", ["absences", "tasks"]),
});
