import type { Db } from "#server/db/connection.ts";

/**
 * Removes members' PINs, signs their phones out and deletes wrong tries, in one transaction; returns the ids of those
 * who had a PIN. A running server notices at the next request.
 */
export const resetPins = (db: Db, memberIds: readonly string[]): string[] => {
  const removePin = db.prepare<[string]>("DELETE FROM pins WHERE member_id = ?");
  const signOut = db.prepare<[string]>("DELETE FROM devices WHERE member_id = ?");
  const forgetTries = db.prepare("DELETE FROM pin_tries");
  const reset = db.transaction(() => {
    const had = memberIds.filter((id) => removePin.run(id).changes > 0);
    for (const id of memberIds) signOut.run(id);
    forgetTries.run();
    return had;
  });
  return reset.immediate();
};
