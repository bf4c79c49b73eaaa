import Database from "better-sqlite3";

export type Db = Database.Database;

/** Opens the family's database so that an acknowledged write survives a pulled plug; one process writes. */
export const openDatabase = (file: string): Db => {
  const db = new Database(file, { timeout: 5000 });
  db.pragma("journal_mode = WAL");
  // WAL's default, NORMAL, may lose the last acknowledged writes at a power cut.
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("journal_size_limit = 16777216");
  return db;
};
