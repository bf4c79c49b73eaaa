import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Makes a backup now: `{}`. Fails with 409, 429, 507. */
export const requestBackup = defineMutation({
  operation: defineWrite("POST /api/backups", ["settings"]),
});

/** Puts the family's data back: `{ params: { name } }`. Fails with 409, 429, 507. */
export const restoreBackup = defineMutation({
  operation: defineWrite("POST /api/backups/{name}/restore", ["settings"]),
});
