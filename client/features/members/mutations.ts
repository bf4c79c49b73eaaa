import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Replaces the roster: `{ body: lines }`. Fails with 400, 401, 507. */
export const saveRoster = defineMutation({
  operation: defineWrite("PUT /api/members", ["members", "settings"]),
});

/** Changes the roster as it was seen; what others change meanwhile stays: `{ body: { members, seen } }`. Fails as above, and with 404 where whom it changes is gone. */
export const changeRoster = defineMutation({
  operation: defineWrite("PATCH /api/members", ["members", "settings"]),
  // Each is made on what the one before it leaves.
  scope: () => "roster",
});
