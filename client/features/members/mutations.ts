import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Replaces the roster: `{ body: lines }`. Fails with 400, 401, 507. */
export const saveRoster = defineMutation({
  operation: defineWrite("PUT /api/members", ["members", "settings"]),
});

/** Chooses the four pictures of a member, null takes them away: `{ params: { id }, body: { pictures } }`. */
export const setMemberPictures = defineMutation({
  operation: defineWrite("PUT /api/members/{id}/pictures", ["members", "settings"]),
});

/** Sets a member's PIN: `{ params: { id }, body: { pin, currentPin? } }`. Fails with 400, 401 `pinWrong`, 429. */
export const setMemberPin = defineMutation({
  operation: defineWrite("PUT /api/members/{id}/pin", ["members", "settings"]),
});
