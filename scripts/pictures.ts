import { resolve } from "node:path";
import { compareFolders, mostShare } from "#tests/pictures/compare.ts";
import { takeGooglePictures } from "#tests/pictures/google.ts";
import { takeHomeSheets } from "#tests/pictures/home/home-sheets.ts";
import { makeSheets } from "#tests/pictures/sheets.ts";
import type { Album } from "#tests/pictures/scene.ts";
import { takeReadmePictures } from "#tests/pictures/readme.ts";
import { takePictures } from "#tests/pictures/take.ts";
import { findHeadlessShell } from "./find-browser.ts";
import { picturesUsage, unknownPictureWord } from "./pictures-usage.ts";
import { chromiumForTests } from "./testing/chromium.ts";

const root = resolve(import.meta.dirname, "..");
const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

const findChromium = async (): Promise<string> => {
  const chromium = findHeadlessShell() ?? (await chromiumForTests(root));
  if (chromium === null) throw new Error("Pictures need a Chromium; name it in CHROMIUM_PATH.");
  return chromium;
};

/** Takes the pictures whose names have a word, all of them without one. */
const take = async (folder: string, word: string): Promise<boolean> => {
  const begun = performance.now();
  const chromium = await findChromium();
  const album: Album = { folder: resolve(folder), word, taken: [], troubles: [] };
  await takePictures(chromium, album);
  await makeSheets(chromium, album.folder);
  for (const trouble of album.troubles) console.error(`Failed: ${trouble}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${album.taken.length} pictures in ${seconds} s, in ${album.folder}`);
  return album.troubles.length === 0 && album.taken.length > 0;
};

const compare = async (before: string, after: string): Promise<boolean> => {
  const all = await compareFolders(resolve(before), resolve(after));
  for (const { name, share, why } of all)
    console.log(`${percent(share).padStart(10)}  ${name}${why === undefined ? "" : `: ${why}`}`);
  const over = all.filter(({ share }) => share > mostShare);
  const same = all.filter(({ share }) => share === 0).length;
  console.log(`\n${same} of ${all.length} pictures are the same to the pixel.`);
  if (over.length > 0) console.log(`${over.length} differ in more than ${percent(mostShare)}:`);
  for (const { name, share } of over) console.log(`  ${name} ${percent(share)}`);
  return over.length === 0 && all.length > 0;
};

const run = async (first = "test-results/pictures", second = "", third = ""): Promise<boolean> => {
  if (first === "readme") {
    await takeReadmePictures(await findChromium(), resolve(root, "docs/pictures"));
    return true;
  }
  if (first === "google") {
    await takeGooglePictures(await findChromium(), resolve(root, "docs/pictures"));
    return true;
  }
  if (first === "home") {
    const folder = resolve(second || "test-results/pictures-of-home");
    return (await takeHomeSheets(await findChromium(), folder, third)) > 0;
  }
  if (first !== "compare") return take(first, second);
  if (third !== "") return compare(second, third);
  throw new Error("Say which folders: npm run pictures -- compare BEFORE AFTER");
};

const words = process.argv.slice(2);
const unknown = unknownPictureWord(words);
if (unknown === undefined) {
  if (!(await run(...words))) process.exitCode = 1;
} else if (unknown === "--help" || unknown === "-h") console.log(picturesUsage);
else {
  console.error(`Pictures know no ${unknown}.\n${picturesUsage}`);
  process.exitCode = 1;
}
