import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Locks every wall to the card: `{}`. Fails with 409 `pinNotSet`. */
export const startBabysitting = defineMutation({
  operation: defineWrite("POST /api/babysitter/on", ["babysitter", "settings"]),
});

/** Gives the walls back: `{ body: { memberId, pin } }`. Fails with 401 `pinWrong`, 403 `notParent`, 429. */
export const endBabysitting = defineMutation({
  operation: defineWrite("POST /api/babysitter/off", ["babysitter", "settings"]),
});

/** Writes the card: `{ body: card }`. Fails with 400 and the field. */
export const saveCard = defineMutation({
  operation: defineWrite("PUT /api/babysitter/card", ["babysitter"]),
});
