import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Sends a notification to the phones of the parent who asks: `{}`. */
export const testPush = defineMutation({ operation: defineWrite("POST /api/push/test", []) });
