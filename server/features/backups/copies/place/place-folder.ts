import { readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { isPathWithin } from "../../../../platform/path-within.ts";
import { copiesHome } from "../copy-manifest.ts";
import { PlaceError } from "../../stores/store.ts";

/** What a chosen folder is. */
export interface PlaceFolder {
  /** Names the disk or share that is mounted there, as it is called after the next start too; null where none is known. */
  readonly device: string | null;
  /** Whether it is on the disk of the wall's own data. */
  readonly sameDisk: boolean;
}

const realPath = (path: string): string | null => {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
};

/** Octal escapes, as the mount table writes spaces. */
const plainMount = (text: string): string =>
  text.replaceAll(/\\(\d{3})/g, (_all, octal: string) => String.fromCodePoint(parseInt(octal, 8)));

export interface Mount {
  readonly at: string;
  readonly source: string;
}

/** What Linux has mounted; empty on other systems. */
export const readMounts = (table = "/proc/self/mounts"): readonly Mount[] => {
  try {
    return readFileSync(table, "utf8")
      .split("\n")
      .flatMap((row) => {
        const [source, at] = row.split(" ");
        return source === undefined || at === undefined
          ? []
          : [{ source: plainMount(source), at: plainMount(at) }];
      });
  } catch {
    return [];
  }
};

/** A disk's own id, which stays when it is plugged in elsewhere; a share has its address. */
const lastingIdOf = (source: string): string => {
  const dir = "/dev/disk/by-uuid";
  try {
    const target = realpathSync(source);
    const uuid = readdirSync(dir).find(
      (name) => realpathSync(join(dir, readlinkSync(join(dir, name)))) === target,
    );
    return uuid === undefined ? source : `uuid:${uuid}`;
  } catch {
    return source;
  }
};

const deviceOf = (path: string): string | null => {
  const [mount] = readMounts()
    .filter(({ at }) => isPathWithin(path, at))
    .toSorted((a, b) => b.at.length - a.at.length);
  return mount === undefined ? null : lastingIdOf(mount.source);
};

/** Looks at a folder that is to hold copies; throws a PlaceError where it isn't there or may hold none. */
export const inspectFolder = (
  path: string,
  { dataDir, ownDirs }: { readonly dataDir: string; readonly ownDirs: readonly string[] },
): PlaceFolder => {
  if (!isAbsolute(path)) throw new PlaceError("backupPlaceUnsuitable", "the path isn't absolute");
  const real = realPath(path);
  const found = real === null ? undefined : statSync(real, { throwIfNoEntry: false });
  if (real === null || found === undefined)
    throw new PlaceError("backupPlaceMissing", "the folder isn't there");
  if (!found.isDirectory()) throw new PlaceError("backupPlaceUnsuitable", "it is no folder");
  // What the wall replaces, removes or updates must not hold its last copy.
  const own = [dataDir, ...ownDirs].map((dir) => realPath(dir) ?? dir);
  if (own.some((dir) => isPathWithin(real, dir) || isPathWithin(join(real, copiesHome), dir)))
    throw new PlaceError("backupPlaceUnsuitable", "it is inside the wall's own folders");
  return { device: deviceOf(real), sameDisk: found.dev === statSync(dataDir).dev };
};
