import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Replaces the roster: `{ body: lines }`. Fails with 400, 401, 507. */
export const saveRoster = defineMutation({
  operation: defineWrite("PUT /api/members", ["members", "settings"]),
});
