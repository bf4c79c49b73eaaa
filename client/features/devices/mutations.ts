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
