import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** What a change of rights makes stale is decided by whoever made it: nearly everything. */
const settle = (): void => undefined;

/** Signs this browser in: `{ body: { memberId, pin } }`. Fails with 401 `pinWrong`, 409 `pinNotSet`, 429. */
export const signIn = defineMutation({ operation: defineWrite("POST /api/session", []), settle });

/** Signs this browser in by a code that another screen shows: `{ body: { token } }` or `{ body: { code } }`. Fails with 401 `signInLinkEnded`, 429. */
export const signInByLink = defineMutation({
  operation: defineWrite("POST /api/session/link", ["settings"]),
  settle,
});

/** Signs this browser out. */
export const signOut = defineMutation({
  operation: defineWrite("DELETE /api/session", []),
  settle,
});

/** Opens what `for` says on this browser for fifteen minutes: `{ body: { memberId, pin, for } }`. Fails with 401 `pinWrong`, 403 `notParent`, 409 `pinNotSet`, 429. */
export const unlock = defineMutation({
  operation: defineWrite("POST /api/unlock", ["settings"]),
  settle,
});

/** Opens Budget on this browser for fifteen minutes: `{ body: { memberId, pin } }`. Fails with 401 `pinWrong`, 403 `notForBudget`, 409 `pinNotSet`, 429. */
export const unlockBudget = defineMutation({
  operation: defineWrite("POST /api/budget/unlock", ["settings"]),
  settle,
});

/** Locks this browser now. */
export const lock = defineMutation({
  operation: defineWrite("DELETE /api/unlock", ["settings"]),
  settle,
});

/** Chooses the four pictures of a member, null takes them away: `{ params: { id }, body: { pictures } }`. */
export const setMemberPictures = defineMutation({
  operation: defineWrite("PUT /api/members/{id}/pictures", ["members", "settings"]),
});

/** Sets a member's PIN: `{ params: { id }, body: { pin, currentPin? } }`. Fails with 400, 401 `pinWrong`, 429. */
export const setMemberPin = defineMutation({
  operation: defineWrite("PUT /api/members/{id}/pin", ["members", "settings"]),
});
