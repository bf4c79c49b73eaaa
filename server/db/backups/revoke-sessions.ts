import { openDatabase } from "../connection.ts";

/** Signs every phone out, and ends sitters' links, in a database that comes from elsewhere: whoever held one there holds none here. */
export const revokeSessions = (file: string): void => {
  const db = openDatabase(file);
  try {
    db.exec(
      "DELETE FROM devices WHERE kind = 'phone'; DELETE FROM push_outbox; DELETE FROM sitter_links",
    );
    db.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    db.close();
  }
};
