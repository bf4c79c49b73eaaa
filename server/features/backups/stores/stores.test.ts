import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { createOutbound, type Outbound } from "#server/platform/outbound/outbound.ts";
import { usesCompanions } from "#tests/companions/install.ts";
import { hasRclone, startRcloneWebdav } from "#tests/companions/rclone.ts";
import { startS3rver } from "#tests/companions/s3rver.ts";
import { openDiskFolder } from "#tests/fixtures/backups/disk-folder.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";
import type { BackupStore } from "./store.ts";
import { createWebdavStore } from "./webdav-store.ts";

const outbound = createOutbound({ clock: systemClock, log: pino({ level: "silent" }) });
const text = (content: Uint8Array | null): string | null =>
  content === null ? null : Buffer.from(content).toString();
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "none",
    (error: { fault?: string }) => error.fault,
  );

/** What every store does, whatever stands behind it. */
const checkStore = async (store: BackupStore): Promise<void> => {
  await store.prepare(["home", "home/parts"]);
  await store.prepare(["home", "home/parts"]);
  expect(await store.list("home/parts")).toEqual([]);
  expect(await store.read("home/parts/ab.age", 100)).toBeNull();
  await store.write("home/parts/ab.age", Buffer.from("one"));
  await store.write("home/parts/ab.age", Buffer.from("another"));
  await store.write("home/parts/cd.age", Buffer.alloc(300_000, 1));
  expect(text(await store.read("home/parts/ab.age", 100))).toBe("another");
  const listed = (await store.list("home/parts")).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(listed).toEqual([
    { name: "ab.age", bytes: 7 },
    { name: "cd.age", bytes: 300_000 },
  ]);
  expect(await faultOf(store.read("home/parts/cd.age", 1000))).toBe("backupPlaceLies");
  await store.remove("home/parts/ab.age");
  await store.remove("home/parts/ab.age");
  expect((await store.list("home/parts")).map(({ name }) => name)).toEqual(["cd.age"]);
};

let close: () => unknown = () => undefined;
afterEach(() => close());

describe("a folder", () => {
  it("keeps, lists and gives back what was written", async () => {
    const disk = openDiskFolder();
    ({ close } = disk);
    await checkStore(createFolderStore(disk.path));
  });

  it("that is gone is missing, and is never made anew by a write", async () => {
    const disk = openDiskFolder();
    ({ close } = disk);
    const store = createFolderStore(disk.path);
    expect(await faultOf(store.write("home/parts/ab.age", Buffer.from("x")))).toBe(
      "backupPlaceMissing",
    );
    expect(await faultOf(store.list("home"))).toBe("backupPlaceMissing");
  });
});

describe("a folder in which somebody laid a link", () => {
  it("leads no write, no listing and no removal elsewhere", async () => {
    const [disk, other] = [openDiskFolder(), openDiskFolder()];
    close = () => [disk, other].forEach((each) => each.close());
    writeFileSync(join(other.path, "ab.age"), "theirs");
    const store = createFolderStore(disk.path);
    await store.prepare(["home"]);
    symlinkSync(other.path, join(disk.path, "home/parts"));
    for (const work of [
      store.write("home/parts/ab.age", Buffer.from("ours")),
      store.write("home/parts/cd.age", Buffer.from("ours")),
      store.list("home/parts"),
      store.read("home/parts/ab.age", 100),
      store.remove("home/parts/ab.age"),
      store.prepare(["home/parts"]),
    ])
      expect(await faultOf(work)).toBe("backupPlaceUnsuitable");
    expect(readdirSync(other.path)).toEqual(["ab.age"]);
    expect(readFileSync(join(other.path, "ab.age"), "utf8")).toBe("theirs");
  });
});

describe.skipIf(!hasRclone)("rclone's WebDAV server", () => {
  it("keeps, lists and gives back what was written, and refuses a wrong password", async () => {
    const dav = await startRcloneWebdav();
    ({ close } = dav);
    await checkStore(createWebdavStore({ ...dav, thisMachine: true }, outbound));
    const wrong = createWebdavStore({ ...dav, password: "wrong", thisMachine: true }, outbound);
    expect(await faultOf(wrong.list("home"))).toBe("backupPlaceRefused");
    const unasked = createWebdavStore({ ...dav, thisMachine: false }, outbound);
    expect(await faultOf(unasked.list("home"))).toBe("backupPlaceUnreachable");
  });
});

describe.skipIf(!usesCompanions)("an S3-compatible server", () => {
  it("keeps, lists and gives back what was written, and refuses a wrong key", async () => {
    const s3 = await startS3rver();
    ({ close } = s3);
    const access = { ...s3, region: "us-east-1", thisMachine: true };
    await checkStore(createS3Store(access, outbound));
    // It knows the key by name; it doesn’t compute signatures of version 4.
    const wrong = createS3Store({ ...access, accessKey: "WRONG" }, outbound);
    expect(await faultOf(wrong.list("home"))).toBe("backupPlaceRefused");
    const missing = createS3Store({ ...access, bucket: "nothing" }, outbound);
    expect(await faultOf(missing.prepare([]))).toBe("backupPlaceMissing");
  });
});

describe("a server that lies", () => {
  it("cut off, full or full of nonsense is told as what it is", async () => {
    const answers: Record<string, (response: ServerResponse) => void> = {
      cut: (response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write("only this");
        setImmediate(() => response.destroy());
      },
      full: (response) => void response.writeHead(507).end(),
      nonsense: (response) => void response.writeHead(207).end("<not><xml"),
      broken: (response) => void response.writeHead(500).end(),
      slow: (response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write("and then nothing comes");
      },
    };
    let now = "cut";
    const server: Server = createServer((request, response) => {
      request.resume();
      answers[now]?.(response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    close = () => void server.close();
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const url = `http://127.0.0.1:${port}/`;
    const access = { url, user: "wall", password: "secret", thisMachine: true };
    const store = createWebdavStore(access, outbound);
    expect(await faultOf(store.read("a.age", 2000))).toBe("backupPlaceUnreachable");
    now = "full";
    expect(await faultOf(store.write("a.age", Buffer.from("x")))).toBe("backupPlaceFull");
    now = "nonsense";
    expect(await faultOf(store.list("home"))).toBe("backupPlaceLies");
    now = "broken";
    expect(await faultOf(store.read("a.age", 2000))).toBe("backupPlaceUnreachable");
    now = "slow";
    const impatient: Outbound = (request) => outbound({ ...request, timeoutMs: 200 });
    const hurried = createWebdavStore(access, impatient);
    expect(await faultOf(hurried.read("a.age", 2000))).toBe("backupPlaceUnreachable");
  });
});
