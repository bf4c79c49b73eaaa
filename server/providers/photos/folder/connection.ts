import { constants } from "node:fs";
import { access, readdir, realpath } from "node:fs/promises";
import { extname, isAbsolute, join } from "node:path";
import { isPathWithin } from "#server/platform/path-within.ts";
import { type Connection, type ConnectionOutcome, counted } from "../../connection.ts";
import type { ProviderTools } from "../../provider.ts";
import type { PhotoSourceDeps } from "../port.ts";

const photo = { en: "picture", de: "Bild" };
const photos = { en: "pictures", de: "Bilder" };
const pictures = new Set([".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif"]);
/** As much as is looked through for a first number. */
const mostFolders = 500;

const countPictures = async (root: string): Promise<{ count: number; isAll: boolean }> => {
  const folders = [root];
  let count = 0;
  for (let looked = 0; looked < mostFolders; looked += 1) {
    const folder = folders.shift();
    if (folder === undefined) return { count, isAll: true };
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) folders.push(join(folder, entry.name));
      else if (entry.isFile() && pictures.has(extname(entry.name).toLowerCase())) count += 1;
    }
  }
  return { count, isAll: folders.length === 0 };
};

const canWrite = (root: string): Promise<boolean> =>
  access(root, constants.W_OK).then(
    () => true,
    () => false,
  );

const look = async (dir: string, ownDirs: readonly string[]): Promise<ConnectionOutcome> => {
  if (!isAbsolute(dir)) return { problem: "folderMissing" };
  const root = await realpath(dir).catch(() => null);
  const isReadable =
    root !== null &&
    (await readdir(root).then(
      () => true,
      () => false,
    ));
  if (root === null || !isReadable) return { problem: "folderMissing" };
  for (const own of ownDirs) {
    const real = await realpath(own).catch(() => own);
    if (isPathWithin(root, real) || isPathWithin(real, root)) return { problem: "folderTaken" };
  }
  const { count, isAll } = await countPictures(root);
  const words = counted(count, photo, photos);
  return {
    found: [
      isAll ? words : { en: `at least ${words.en}`, de: `mindestens ${words.de}` },
      (await canWrite(root))
        ? { en: "phones may add some", de: "Handys dürfen welche dazulegen" }
        : {
            en: "phones can’t add any: it is read-only",
            de: "Handys können keine dazulegen: nur lesbar",
          },
    ],
  };
};

/** How a screen chooses the folder of the photos; without one it is the wall's own. */
export const folderConnection: Connection<
  ProviderTools & PhotoSourceDeps,
  { PHOTOS_DIR?: string | undefined }
> = {
  title: { en: "A folder", de: "Ein Ordner" },
  lead: {
    en: "A folder on this machine, or one that the system has mounted, such as a NAS. Phones add photos to it.",
    de: "Ein Ordner auf diesem Gerät oder einer, den das System eingebunden hat, etwa ein NAS. Handys legen Fotos dazu.",
  },
  fields: [
    {
      variable: "PHOTOS_DIR",
      kind: "folder",
      label: { en: "Folder", de: "Ordner" },
      hint: {
        en: "Its whole path. Left empty, it is the wall’s own folder.",
        de: "Der ganze Pfad. Bleibt es leer, ist es der Ordner der Wand.",
      },
      placeholder: "/mnt/…",
    },
  ],
  today: {
    en: "The photos of today stay where they are and aren’t shown. They come back when you take this away.",
    de: "Die heutigen Fotos bleiben, wo sie sind, und werden nicht gezeigt. Nehmt ihr das wieder weg, sind sie wieder da.",
  },
  test: async ({ ownDirs, usualDir }, { PHOTOS_DIR: dir }) =>
    dir === undefined ? look(usualDir, []) : look(dir, ownDirs),
};
