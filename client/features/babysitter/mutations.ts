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

/** Changes the card as it was seen; what the other parent changes meanwhile stays: `{ body: { card, seen } }`. Fails with 400 and the field. */
export const changeCard = defineMutation({
  operation: defineWrite("PATCH /api/babysitter/card", ["babysitter"]),
  // Each is made on what the one before it leaves.
  scope: () => "card",
});

/** Makes a link for a sitter's own phone: `{}`; its answer holds the secret. */
export const makeSitterLink = defineMutation({
  operation: defineWrite("POST /api/babysitter/links", ["babysitter"]),
});

/** Ends a sitter's link: `{ params: { id } }`. */
export const endSitterLink = defineMutation({
  operation: defineWrite("DELETE /api/babysitter/links/{id}", ["babysitter"]),
});

/** Opens a sitter's link on this phone: `{ body: { token } }`. Fails with 401 `sitterLinkEnded`, 409 `sitterLinkTaken`. */
export const openSitterLink = defineMutation({
  operation: defineWrite("POST /api/sitter/open", ["babysitter"]),
});
