import type { Clock } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { StoredEntryPhoto } from "./entry-record.ts";

/** What the journal needs of pictures. */
export interface JournalPictures {
  /** Stores an upload permanently; 400 `uploadIds` where there is none. */
  take(uploadId: string): StoredEntryPhoto;
  /** The picture in about the requested width; null where the name is unknown. */
  read(
    name: string,
    width: number | undefined,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
  drop(name: string): void;
}

/** What the journal works with. */
export interface JournalDeps {
  readonly db: Db;
  readonly pictures: JournalPictures;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}
