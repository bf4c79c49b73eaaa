import type { Db } from "#server/db/connection.ts";

/** How a phone has the app. */
export interface PhoneApp {
  readonly installed: boolean;
  /** It came by https when it said so. */
  readonly secure: boolean;
}

/** Creates the note of how a phone has the app; it returns false where that was so before. */
export const createNotePhoneApp = (db: Db) => {
  const put = db.prepare<{ id: string; installed: number; secure: number }>(
    `UPDATE devices SET app_installed = @installed, app_secure = @secure
     WHERE id = @id AND kind = 'phone'
       AND (app_installed IS NOT @installed OR app_secure IS NOT @secure)`,
  );
  return (id: string, { installed, secure }: PhoneApp): boolean =>
    put.run({ id, installed: Number(installed), secure: Number(secure) }).changes > 0;
};

export type NotePhoneApp = ReturnType<typeof createNotePhoneApp>;
