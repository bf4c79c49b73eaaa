// Apart from the others, because they never wait and come with the form that needs them.
import { defineWrite } from "#client/api/call.ts";
import { defineMutation } from "#client/mutations/define-mutation.ts";

/** Looks what an account at a calendar server has: `{ body: { url, user, password } }`. Fails with 400 `accountRefused`. */
export const testAccount = defineMutation({
  operation: defineWrite("POST /api/calendar/accounts/test", []),
});

/** Connects an account: `{ body: { url, user, password, calendars? } }`. Fails with 400 `accountRefused`. */
export const addAccount = defineMutation({
  operation: defineWrite("POST /api/calendar/accounts", ["calendar", "settings"]),
});

/** Gives an account the password that its server wants now: `{ params: { id }, body: { password } }`. Fails with 400 `accountRefused`. */
export const giveAccountPassword = defineMutation({
  operation: defineWrite("PATCH /api/calendar/accounts/{id}", ["calendar", "settings"]),
});

/** Begins to connect an account at Google: `{ body: { user, clientId?, clientSecret? } }`. Fails with 400 `accountRefused`. */
export const beginGoogle = defineMutation({
  operation: defineWrite("POST /api/calendar/google", []),
});

/** Looks what an account at Google has, by the address behind its page. Fails with 400 `accountRefused`. */
export const pasteGoogleCode = defineMutation({
  operation: defineWrite("POST /api/calendar/google/{id}/code", []),
});

/** Connects an account at Google whose address was pasted: `{ params: { id }, body: { calendars? } }`. */
export const connectGoogle = defineMutation({
  operation: defineWrite("POST /api/calendar/google/{id}", ["calendar", "settings"]),
});
