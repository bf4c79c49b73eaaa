import type { WallRight } from "#contract/operation.ts";
import type { Db } from "../../db/connection.ts";

/** What is stored of a wall. */
export interface StoredWall {
  readonly id: string;
  /** Null until a parent names it. */
  readonly name: string | null;
  readonly rights: WallRight;
  /** What isn't as usual, by name; perhaps as an earlier version knew it. */
  readonly choices: Readonly<Record<string, unknown>>;
  readonly revision: number;
}

interface Row {
  readonly device_id: string;
  readonly name: string | null;
  readonly rights: WallRight;
  readonly choices: string;
  readonly revision: number;
}

const readWall = (row: Row): StoredWall => ({
  id: row.device_id,
  name: row.name,
  rights: row.rights,
  choices: JSON.parse(row.choices),
  revision: row.revision,
});

/** Stores what is chosen for each wall; its row goes with its device. */
export const createWallStore = (db: Db) => {
  const select = db.prepare<[string], Row>(
    "SELECT device_id, name, rights, choices, revision FROM walls WHERE device_id = ?",
  );
  const rights = db
    .prepare<[string], WallRight>("SELECT rights FROM walls WHERE device_id = ?")
    .pluck();
  const put = db.prepare<[Row]>(
    `INSERT INTO walls (device_id, name, rights, choices, revision)
     VALUES (@device_id, @name, @rights, @choices, @revision)
     ON CONFLICT (device_id) DO UPDATE SET name = excluded.name, rights = excluded.rights,
       choices = excluded.choices, revision = excluded.revision`,
  );
  return {
    find: (id: string): StoredWall | null => {
      const row = select.get(id);
      return row === undefined ? null : readWall(row);
    },
    rightsOf: (id: string): WallRight | null => rights.get(id) ?? null,
    put: ({ id, name, choices, ...wall }: StoredWall): void =>
      void put.run({ device_id: id, name, choices: JSON.stringify(choices), ...wall }),
  };
};
