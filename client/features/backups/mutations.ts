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

/** Chooses the second place: `{ body }`. Fails with 409, 429, 502. */
export const chooseBackupPlace = defineMutation({
  operation: defineWrite("PUT /api/backups/place", ["settings"]),
});

/** Copies to no second place any more: `{}`. */
export const forgetBackupPlace = defineMutation({
  operation: defineWrite("DELETE /api/backups/place", ["settings"]),
});

/** Makes a backup and copies it to the second place: `{}`. Fails with 404, 409, 429. */
export const copyBackup = defineMutation({
  operation: defineWrite("POST /api/backups/place/copy", ["settings"]),
});

/** Reads the newest copy as a restore would: `{}`. Fails with 404, 409, 429. */
export const rehearseCopy = defineMutation({
  operation: defineWrite("POST /api/backups/place/rehearse", ["settings"]),
});

/** Finds the copies at a place: `{ body }`. Fails with 409, 429, 502. */
export const findCopies = defineMutation({
  operation: defineWrite("POST /api/backups/elsewhere", []),
});

/** Puts the family's data back from a copy: `{ body }`. Fails with 409, 429, 502. */
export const restoreCopy = defineMutation({
  operation: defineWrite("POST /api/backups/restore", ["settings"]),
});
