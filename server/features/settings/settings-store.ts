import type { Settings } from "#contract/settings.ts";
import type { Db } from "../../db/connection.ts";

/** Settings to save, each whole. */
type WholeSettings = Partial<Settings>;

/** The saved settings, by name. */
export interface SettingsStore {
  saved(): Readonly<Record<string, unknown>>;
  save(patch: WholeSettings): void;
}

/** Stores the settings in the database. */
export const createSettingsStore = (db: Db): SettingsStore => {
  const all = db.prepare<[], { name: string; value: string }>("SELECT name, value FROM settings");
  const put = db.prepare<[string, string]>(
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );
  return {
    saved: () => Object.fromEntries(all.all().map(({ name, value }) => [name, JSON.parse(value)])),
    save: db.transaction((patch: WholeSettings) => {
      for (const [name, value] of Object.entries(patch)) put.run(name, JSON.stringify(value));
    }),
  };
};
