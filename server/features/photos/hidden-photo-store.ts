import type { Db } from "../../db/connection.ts";
import type { HiddenPhotos } from "../../providers/photos/port.ts";

/** Stores which photos of an outside source the family has hidden. */
export const createHiddenPhotoStore = (db: Db): HiddenPhotos => {
  const all = db.prepare<[], string>("SELECT id FROM hidden_photos").pluck();
  const hide = db.prepare<[string, number]>(
    "INSERT INTO hidden_photos (id, hidden_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
  );
  const show = db.prepare<[string]>("DELETE FROM hidden_photos WHERE id = ?");
  return {
    all: () => new Set(all.all()),
    set: (id, isHidden, at) => {
      if (isHidden) hide.run(id, at);
      else show.run(id);
    },
  };
};
