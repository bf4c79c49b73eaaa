import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Gives a redemption's stars back, once; a parent's. */
export const undoRedemption = defineMutation({
  operation: defineWrite("POST /api/redemptions/{id}/undo", ["rewards", "stars"]),
});

/** Adds a reward of the family's own; a parent's. */
export const addReward = defineMutation({
  operation: defineWrite("POST /api/rewards", ["rewards"]),
});

/** Prices, renames, hides or shows a reward; a parent's. */
export const changeReward = defineMutation({
  operation: defineWrite("PATCH /api/rewards/{id}", ["rewards"]),
});

/** Deletes a reward, or hides it where it has a history; a parent's. */
export const removeReward = defineMutation({
  operation: defineWrite("DELETE /api/rewards/{id}", ["rewards"]),
});
