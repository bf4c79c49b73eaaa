import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Signs a phone out or forgets a wall: `{ params: { id } }`. */
export const revokeDevice = defineMutation({
  operation: defineWrite("DELETE /api/devices/{id}", ["settings"]),
});

/** Unlocks a wall for fifteen minutes from here: `{ params: { id } }`. */
export const unlockDevice = defineMutation({
  operation: defineWrite("POST /api/devices/{id}/unlock", ["settings"]),
});

/** Says how this phone has the app: `{ body: { installed } }`. */
export const reportApp = defineMutation({
  operation: defineWrite("PUT /api/session/app", ["settings"]),
});

/** Shows a code by which a phone signs in: `{ body: { memberId, pin? } }`; its answer holds the secrets. Fails with 401 `pinNeeded` or `pinWrong`, 409 `pinNotSet`, 429. */
export const showSignInLink = defineMutation({
  operation: defineWrite("POST /api/sign-in-links", []),
});

/** Ends a code that this screen shows, and signs out what was signed in by it: `{ params: { id } }`. */
export const endSignInLink = defineMutation({
  operation: defineWrite("DELETE /api/sign-in-links/{id}", ["settings"]),
});
