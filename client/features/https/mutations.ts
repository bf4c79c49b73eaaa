import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Switches the house's own https on, or makes another authority in place of the one that was `seen`: `{ body }`. Fails with 401, 409. */
export const makeHttpsAuthority = defineMutation({
  operation: defineWrite("POST /api/https/authority", ["settings"]),
});

/** Switches the house's own https off: `{ query }`. Fails with 401, 409. */
export const removeHttpsAuthority = defineMutation({
  operation: defineWrite("DELETE /api/https/authority", ["settings"]),
});
