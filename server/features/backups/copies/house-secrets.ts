import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type DataFolders } from "../../../db/backups/make-backup.ts";
import type { HouseSecrets } from "./copy-manifest.ts";

/** Where each secret is, by the paths of a restore. */
const places = {
  pepper: "pepper",
  pushKey: "push-key",
  connections: "config/connections.json",
  httpsAuthority: "config/https-authority.pem",
} as const satisfies Record<keyof HouseSecrets, string>;
const names = [
  "pepper",
  "pushKey",
  "connections",
  "httpsAuthority",
] as const satisfies (keyof HouseSecrets)[];

const liveFile = ({ dataDir, configDir }: DataFolders, path: string): string =>
  path.startsWith("config/") ? join(configDir, path.slice("config/".length)) : join(dataDir, path);

/** The secrets of this house, which only encrypted copies may hold. */
export const readHouseSecrets = (folders: DataFolders): HouseSecrets =>
  Object.fromEntries(
    Object.entries(places).flatMap(([key, path]) => {
      const file = liveFile(folders, path);
      return existsSync(file) ? [[key, readFileSync(file, "utf8").trim()]] : [];
    }),
  );

/** Lays the secrets of a copy into a folder, from which a restore takes them. */
export const writeHouseSecrets = (dir: string, secrets: HouseSecrets): void => {
  for (const name of names) {
    const [path, text] = [places[name], secrets[name]];
    if (text === undefined) continue;
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${text}\n`, { mode: 0o600, flush: true });
  }
};
