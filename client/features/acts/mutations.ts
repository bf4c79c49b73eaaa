import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Which act is undone, and what may stand in the way nevertheless. */
export interface UndoneAct {
  readonly id: string;
  readonly over?: "yes";
  readonly tellGuests?: "yes";
}

/** Undoes an act. Fails with 409 `changedSince` or, for events of accounts, `conflict` or `guestsTold` until told otherwise. */
export const undoAct = defineMutation({
  operation: defineWrite("POST /api/acts/{id}/undo", [
    ...(["tasks", "stars", "rewards", "calendar", "mealplan"] as const),
    ...(["recipes", "grocery", "lists", "notes", "acts"] as const),
  ]),
  request: ({ id, ...query }: UndoneAct) => ({ params: { id }, query }),
});
