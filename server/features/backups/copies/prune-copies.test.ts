import { generateX25519Identity } from "age-encryption";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backupName } from "../../../db/backups/manifest.ts";
import { openDiskFolder } from "#tests/fixtures/backups/disk-folder.ts";
import { createFolderStore } from "../stores/folder-store.ts";
import type { BackupStore } from "../stores/store.ts";
import { copiesFolder, copyPath, partFolders, partPath, placeFolders } from "./copy-manifest.ts";
import { type Copies, openCopies, sha256Of } from "./open-copies.ts";
import { pruneCopies } from "./prune-copies.ts";

let disk: ReturnType<typeof openDiskFolder>;
let store: BackupStore;
let copies: Copies;
beforeEach(async () => {
  disk = openDiskFolder();
  store = createFolderStore(disk.path);
  await store.prepare(placeFolders);
  copies = await openCopies(store, await generateX25519Identity());
});
afterEach(() => disk.close());

const dayMs = 24 * 3600 * 1000;
const newest = Date.parse("2026-11-20T01:30:00Z");
const nightly = (daysAgo: number): string => backupName("nightly", newest - daysAgo * dayMs);
const shared = { sha256: sha256Of(Buffer.from("lake.jpg")), bytes: 8 };
const own = (name: string) => ({ sha256: sha256Of(Buffer.from(name)), bytes: name.length });

/** Puts a copy of one photo that all share and of a database of its own. */
const putCopy = async (name: string): Promise<void> => {
  for (const [part, content] of [
    [shared, "lake.jpg"],
    [own(name), name],
  ] as const)
    await store.write(
      partPath(copies.nameOf(part.sha256)),
      await copies.age.encrypt(Buffer.from(content)),
    );
  const files = [
    { path: "wall.db", parts: [own(name)] },
    { path: "photos/lake.jpg", parts: [shared] },
  ];
  const list = { format: 1, name, manifest: "{}", signature: "", files, secrets: {} };
  await store.write(copyPath(name), await copies.age.encrypt(Buffer.from(JSON.stringify(list))));
};
const kept = async () => (await store.list(copiesFolder)).map(({ name }) => name.slice(0, -4));
const countParts = async (): Promise<number> => {
  let count = 0;
  for (const folder of partFolders) count += (await store.list(folder)).length;
  return count;
};

it("keeps copies of seven days and of the weeks before, and the parts that these need", async () => {
  for (let day = 0; day < 10; day += 1) await putCopy(nightly(day));
  await pruneCopies(store, copies, "Europe/Berlin");
  const names = await kept();
  expect(names).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6].map(nightly)));
  // Of the three days before them, which are of one week, the newest stays.
  expect(names).toContain(nightly(7));
  expect(names).not.toContain(nightly(9));
  expect(await countParts()).toBe(names.length + 1);
  for (const name of names)
    for (const part of [own(name), shared]) await expect(copies.part(part)).resolves.toBeDefined();
});

it("removes no part while a copy that stays can't be read, and that copy once it is older than the others", async () => {
  await putCopy(nightly(3));
  await store.write(copyPath(nightly(2)), Buffer.from("cut off"));
  await store.write(
    partPath(copies.nameOf(own("of the damaged one").sha256)),
    await copies.age.encrypt(Buffer.from("of the damaged one")),
  );
  await pruneCopies(store, copies, "Europe/Berlin");
  expect((await kept()).toSorted()).toEqual([nightly(3), nightly(2)]);
  expect(await countParts()).toBe(3);
  for (const day of [1, 0, -1, -2, -3, -4, -5, -12, -19, -26, -33]) await putCopy(nightly(day));
  await pruneCopies(store, copies, "Europe/Berlin");
  const names = await kept();
  expect(names).not.toContain(nightly(2));
  expect(await countParts()).toBe(names.length + 1);
});
