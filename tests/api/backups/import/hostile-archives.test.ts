import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeFamily,
  packZip,
  type PackedFile,
} from "../../../fixtures/backups/export-archive.ts";
import { liveAnEvening, saveExport, tablesOf } from "../../../fixtures/backups/moved-family.ts";
import { readZip } from "../../../fixtures/backups/read-zip.ts";
import { openUnlockedWall } from "../../../fixtures/backups/unlocked-wall.ts";
import type { TestServer } from "../../../fixtures/server/test-server.ts";
import { exportedTables } from "#server/features/backups/export/export-tables.ts";
import { DamagedExport } from "#server/features/backups/import/damaged-export.ts";
import { writeBackup } from "#server/features/backups/import/write-backup.ts";

const migrationsDir = resolve(import.meta.dirname, "../../../../migrations");
const schemaVersion = 1;

let server: TestServer;
let archive: Buffer;
let before: string;
beforeAll(async () => {
  const { server: opened, wall } = await openUnlockedWall();
  server = opened;
  await liveAnEvening(server, wall);
  archive = await saveExport(server, wall);
  before = tablesOf(server, exportedTables);
});
afterAll(() => server.close());

/** Where in an archive something is wrong; the house is as it was, and nothing of the archive is left. */
const faultIn = async (hostile: Buffer): Promise<string> => {
  const work = join(dirname(server.dataDir), "hostile");
  mkdirSync(work, { recursive: true });
  const file = join(work, "family.zip");
  writeFileSync(file, hostile);
  mkdirSync(join(server.dataDir, ".restore-fetched/backups"), { recursive: true });
  const { dataDir, configDir } = server;
  const job = { dataDir, configDir, archive: file, migrationsDir, version: "1.0.0" };
  const error = await writeBackup({ ...job, at: server.clock.now(), schemaVersion }).then(
    (name) => new Error(`${name} was made`),
    (refused: unknown) => refused,
  );
  expect(readdirSync(join(dataDir, ".restore-fetched/backups"))).toEqual([]);
  expect(tablesOf(server, exportedTables)).toBe(before);
  if (!(error instanceof DamagedExport)) throw error;
  return error.field;
};

const withFile = async (file: PackedFile): Promise<Buffer> =>
  packZip([...[...(await readZip(archive))].map(([name, content]) => ({ name, content })), file]);

/** Replaces bytes of an archive by as many others, also those of its list of files. */
const respell = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");

describe("an archive that means harm", () => {
  it("may not name a file outside of it", async () => {
    const zip = await withFile({ name: "photos/__/__/evil.txt", content: "harm" });
    for (const way of [
      "photos/../../evil.txt",
      "/hotos/../../evil.txt",
      String.raw`photos\..\..\evil.txt`,
    ])
      expect(await faultIn(respell(zip, "photos/__/__/evil.txt", way))).toMatch(
        /^(zip|.*evil.txt)$/,
      );
  });

  it("may not lead out of it by the name of an upload", async () => {
    const renamed = await changeFamily(archive, (family) => {
      for (const row of family.tables["uploads"] ?? []) row["id"] = "..";
    });
    const files = [...(await readZip(renamed))].map(([name, content]) => ({ name, content }));
    const zip = await packZip([...files, { name: "photos/uploads/...jpg", content: "harm" }]);
    expect(await faultIn(zip)).toMatch(/^(photos\/uploads\/\.\.\.jpg|family\.json.*uploads.*)$/);
  });

  it("may not hold a link or a pipe", async () => {
    for (const mode of [0o120_777, 0o010_666, 0o020_666]) {
      const zip = await withFile({ name: "photos/link.jpg", content: "/etc/passwd", mode });
      expect(await faultIn(zip)).toBe("photos/link.jpg");
    }
  });

  it("may not name a file twice, however it is spelled", async () => {
    const zip = await withFile({ name: "FAMILY.JSON", content: "{}" });
    expect(await faultIn(zip)).toBe("FAMILY.JSON");
  });

  it("may not name a file inside of another file, or with a path that no disk takes", async () => {
    const within = await packZip([
      ...[...(await readZip(archive))].map(([name, content]) => ({ name, content })),
      { name: "photos/trip/one.jpg", content: "one" },
      { name: "photos/trip/one.jpg/two.jpg", content: "two" },
    ]);
    expect(await faultIn(within)).toBe("photos/trip/one.jpg/two.jpg");
    const long = `photos/${"d/".repeat(3000)}one.jpg`;
    expect(await faultIn(await withFile({ name: long, content: "one" }))).toBe(long.slice(0, 200));
  });

  it("may not become far larger than it is", async () => {
    const zip = await withFile({ name: "photos/large.jpg", content: Buffer.alloc(8_000_000) });
    expect(await faultIn(zip)).toBe("photos/large.jpg");
  });

  it("may not hold other bytes than it says", async () => {
    const zip = await packZip([{ name: "family.json", content: "{}" }]);
    const at = zip.indexOf("family.json") + "family.json".length;
    const wrong = Buffer.from(zip);
    wrong[at + 1] = (wrong[at + 1] ?? 0) ^ 0xff;
    expect(await faultIn(wrong)).toBe("family.json");
  });

  it("that is cut off, no zip at all, or another zip changes nothing", async () => {
    expect(await faultIn(archive.subarray(0, archive.length - 30))).toBe("zip");
    expect(await faultIn(Buffer.from("PK no zip"))).toBe("zip");
    const other = await packZip([{ name: "holiday.txt", content: "sun" }]);
    expect(await faultIn(other)).toBe("family.json");
  });
});

describe("a family.json that no wall wrote", () => {
  const damage = async (change: Parameters<typeof changeFamily>[1]) =>
    faultIn(await changeFamily(archive, change));
  const firstTask =
    (change: object): Parameters<typeof changeFamily>[1] =>
    (family) => {
      const [task] = family.tables["tasks"] ?? [];
      Object.assign(task ?? {}, change);
    };

  it("is refused by the name of its field", async () => {
    expect(await damage(() => ({}))).toBe("family.json: format");
    expect(await damage(firstTask({ title: "" }))).toBe("family.json: tables.tasks[0].title");
    expect(await damage(firstTask({ stars: -1 }))).toBe("family.json: tables.tasks[0]");
    expect(await damage(firstTask({ stars: [1] }))).toBe("family.json: tables.tasks[0].stars");
    expect(await damage(firstTask({ recurrence: "FREQ=SECONDLY" }))).toBe(
      "family.json: tables.tasks[0].recurrence",
    );
    expect(await damage(firstTask({ title: "a".repeat(5000) }))).toBe(
      "family.json: tables.tasks[0].title",
    );
    expect(await damage(firstTask({ colour: "red" }))).toBe("family.json: tables.tasks[0].colour");
  });

  it("is refused where a table is missing or not one that an export has", async () => {
    const drop = damage((family) => {
      delete family.tables["ledger"];
    });
    expect(await drop).toBe("family.json: tables.ledger");
    for (const table of ["pins", "sqlite_master"])
      expect(
        await damage((family) => {
          family.tables[table] = [];
        }),
      ).toBe(`family.json: tables.${table}`);
  });

  it("is refused where its stars don't add up, or a row belongs to nothing", async () => {
    const rich = damage((family) => {
      for (const row of family.tables["star_balances"] ?? []) row["balance"] = 1_000_000;
    });
    expect(await rich).toBe("family.json: tables.star_balances");
    const orphan = damage((family) => {
      family.tables["journal_entries"] = [];
    });
    expect(await orphan).toBe("family.json");
  });

  it("is refused where its members couldn't live here", async () => {
    const field = damage((family) => {
      for (const member of family.members) member["color"] = "no colour";
    });
    expect(await field).toBe("family.json: members[0].color");
  });
});
