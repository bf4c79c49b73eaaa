import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Gives a member stars or takes some, with a reason; a parent's. Fails with `insufficient` below none. */
export const adjustStars = defineMutation({
  operation: defineWrite("POST /api/balances/{memberId}/adjust", ["stars"]),
  once: true,
});
