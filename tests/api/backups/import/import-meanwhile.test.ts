import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../../fixtures/access/sign-in.ts";
import { packZip } from "../../../fixtures/backups/export-archive.ts";
import { bringExport, saveExport } from "../../../fixtures/backups/moved-family.ts";
import { readZip } from "../../../fixtures/backups/read-zip.ts";
import { openTestBrowser, type TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
let dad: TestBrowser;
let lost: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, MEMBER_PIN_DAD: "8642" } });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
  dad = openTestBrowser(server);
  await signInBrowser(dad, "dad", "8642");
  await unlockBrowser(dad, "dad", "8642");
  lost = openTestBrowser(server);
  await signInBrowser(lost, "mia", "1234");
});
afterEach(() => server.close());

const withPhotos = async (archive: Buffer, photos: number): Promise<Buffer> =>
  packZip([
    ...[...(await readZip(archive))].map(([name, content]) => ({ name, content })),
    ...Array.from({ length: photos }, (_, n) => ({
      ...{ name: `photos/holiday/${n}.jpg`, content: `no picture, but ${n}` },
    })),
  ]);

/** Resolves as soon as photos of what is brought are unpacked, while others follow. */
const photosArrive = async (): Promise<void> => {
  const isUnpacking = (): boolean => {
    try {
      const backups = join(server.dataDir, ".restore-fetched/backups");
      const [name = ""] = readdirSync(backups);
      return readdirSync(join(backups, name, "photos/holiday")).length > 0;
    } catch {
      return false;
    }
  };
  while (!isUnpacking()) await dad.get("/api/members");
};

describe("while one parent brings an export in, another one's tap", () => {
  it("that shuts a lost phone out or changes a PIN is refused, and never answered and forgotten", async () => {
    const archive = await withPhotos(await saveExport(server, wall), 300);
    const { items } = (await dad.get("/api/devices")).body;
    const { id } = items.find(({ memberId }: { memberId?: string }) => memberId === "mia");
    const bringing = bringExport(server, wall, archive);
    await photosArrive();
    const revoked = await dad.send("DELETE", `/api/devices/${String(id)}`);
    const changed = await dad.send("PUT", "/api/members/mia/pin", { pin: "9753" });
    expect([revoked, changed].map(({ status, body }) => [status, body.code])).toEqual([
      ...[
        [503, "outOfOrder"],
        [503, "outOfOrder"],
      ],
    ]);
    expect((await bringing).status).toBe(200);
    await unlockBrowser(dad, "dad", "8642");
    expect((await dad.send("DELETE", `/api/devices/${String(id)}`)).status).toBe(204);
    expect((await lost.get("/api/session")).status).toBe(401);
  });

  it("is taken again as soon as the archive turns out to be damaged", async () => {
    const refused = await bringExport(server, wall, Buffer.from("no zip"));
    expect(refused.status).toBe(400);
    expect((await dad.send("PUT", "/api/members/mia/pin", { pin: "9753" })).status).toBe(200);
    await signInBrowser(openTestBrowser(server), "mia", "9753");
  });
});
