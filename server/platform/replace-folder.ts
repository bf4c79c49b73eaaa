import { existsSync, renameSync, rmSync } from "node:fs";

const formerOf = (place: string): string => `${place}.old`;

/** Puts a folder back that a power cut left aside while it was being exchanged. */
export const recoverReplacedFolder = (place: string): void => {
  if (existsSync(formerOf(place)) && !existsSync(place)) renameSync(formerOf(place), place);
};

/** Puts a folder in the place of another one, which goes only once the new one is there. */
export const replaceFolder = (fresh: string, place: string): void => {
  rmSync(formerOf(place), { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, formerOf(place));
  try {
    renameSync(fresh, place);
  } finally {
    recoverReplacedFolder(place);
  }
  rmSync(formerOf(place), { recursive: true, force: true });
};
