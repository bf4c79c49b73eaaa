import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../../fixtures/access/sign-in.ts";
import { changeFamily, familyContent } from "../../../fixtures/backups/export-archive.ts";
import { bringExport, liveAnEvening, saveExport } from "../../../fixtures/backups/moved-family.ts";
import {
  addDailyChore,
  openUnlockedWall,
  readBoard,
} from "../../../fixtures/backups/unlocked-wall.ts";
import { openTestBrowser, type TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../../fixtures/server/test-server.ts";

let old: TestServer;
let oldWall: TestBrowser;
let archive: Buffer;
const opened: TestServer[] = [];
beforeAll(async () => {
  ({ server: old, wall: oldWall } = await openUnlockedWall());
  await liveAnEvening(old, oldWall);
  archive = await saveExport(old, oldWall);
});
afterAll(() => old.close());
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const openHouse = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  const server = await startTestServer(options);
  opened.push(server);
  const wall = await openWallBrowser(server);
  return { server, wall };
};

/** Like another family's house, where Mom has a PIN too. */
const openLivedIn = async () => {
  const house = await openHouse({ env: familyPins });
  await unlockBrowser(house.wall, "mom", "2468");
  await addDailyChore(house.wall, "Water the plants");
  return house;
};

const again = async ({ server, wall }: { server: TestServer; wall: TestBrowser }) => {
  await unlockBrowser(wall, "mom", "2468");
  return saveExport(server, wall);
};

describe("a family that moves in with its export", () => {
  it("has everything again, to the last row and photo", async () => {
    const house = await openLivedIn();
    const first = await bringExport(house.server, house.wall, archive);
    expect([first.status, first.body.restorePoint]).toEqual([
      200,
      expect.stringMatching(/^restore-point-/),
    ]);
    expect(await readBoard(house.server)).toContain("Feed Minka");
    expect(await readBoard(house.server)).not.toContain("Water the plants");
    const moved = await again(house);
    expect(await familyContent(moved)).toEqual(await familyContent(archive));
  });

  it("has the same once it brings it twice", async () => {
    expect((await bringExport(old, oldWall, archive)).status).toBe(200);
    await unlockBrowser(oldWall, "mom", "2468");
    expect(await familyContent(await saveExport(old, oldWall))).toEqual(
      await familyContent(archive),
    );
  });

  it("is answered as before where its very archive comes again, and not where another one of that length does", async () => {
    const house = await openLivedIn();
    const key = { "idempotency-key": "moving-day" };
    const first = await bringExport(house.server, house.wall, archive, key);
    expect(first.status).toBe(200);
    await unlockBrowser(house.wall, "mom", "2468");
    const send = async (body: Uint8Array) => {
      const cookie = [...house.wall.cookies].map((pair) => pair.join("=")).join("; ");
      const answer = await fetch(`${house.server.url}/api/backups/import`, {
        method: "POST",
        headers: { "content-type": "application/zip", cookie, ...key },
        body: new Uint8Array(body),
      });
      return [answer.status, await answer.json()];
    };
    expect(await send(archive)).toEqual([200, first.body]);
    const other = Buffer.from(archive);
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    expect(await send(other)).toEqual([
      409,
      expect.objectContaining({ code: "idempotencyKeyReused" }),
    ]);
    expect(await readBoard(house.server)).toContain("Feed Minka");
  });

  it("finds words of its journal, sees its photo and counts its stars, as before", async () => {
    const house = await openLivedIn();
    await bringExport(house.server, house.wall, archive);
    const { entries } = (await house.wall.get("/api/journal?q=bike")).body;
    expect(entries).toMatchObject([{ text: "Leo rode his bike alone!", photos: [{ width: 60 }] }]);
    expect((await house.wall.get(entries[0].photos[0].url)).status).toBe(200);
    const stars = await house.wall.get("/api/balances");
    expect(stars.body).toEqual((await oldWall.get("/api/balances")).body);
    expect(JSON.stringify(stars.body)).toContain("2");
  });

  it("goes on with the PINs, phones and walls of the house, without those of strangers to it", async () => {
    const house = await openLivedIn();
    const phone = openTestBrowser(house.server);
    const stranger = openTestBrowser(house.server);
    await phone.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
    await stranger.send("POST", "/api/session", { memberId: "mia", pin: "1234" });
    const smaller = await changeFamily(archive, (family) => {
      family.members = family.members.filter(({ id }) => id !== "mia");
    });
    expect((await bringExport(house.server, house.wall, smaller)).status).toBe(200);
    expect((await phone.get("/api/session")).status).toBe(200);
    expect((await stranger.get("/api/session")).status).toBe(401);
    expect((await house.wall.get("/api/config")).body.setupDone).toBe(true);
  });

  it("can go back to what the house had before", async () => {
    const house = await openLivedIn();
    const { restorePoint } = (await bringExport(house.server, house.wall, archive)).body;
    await unlockBrowser(house.wall, "mom", "2468");
    const restarted = house.server.nextRestart();
    const back = await house.wall.send("POST", `/api/backups/${String(restorePoint)}/restore`, {});
    expect(back.status).toBe(200);
    await restarted;
    expect(await readBoard(house.server)).toContain("Water the plants");
  });

  it("moves into a house that nobody has set up, and chooses its PINs there", async () => {
    const house = await openHouse({
      members: [{ id: "max", name: "Max", color: "#2a8f6d", parent: true }],
    });
    const { code } = (await house.wall.get("/api/setup")).body;
    const away = { "x-forwarded-for": "192.168.1.50" };
    const refused = await bringExport(house.server, house.wall, archive, away);
    expect([refused.status, refused.body.code]).toEqual([409, "pinNotSet"]);
    const shown = { ...away, "x-setup-code": code };
    expect((await bringExport(house.server, house.wall, archive, shown)).status).toBe(200);
    expect((await house.wall.get("/api/config")).body.setupDone).toBe(false);
    expect(
      (await house.wall.get("/api/members")).body.map(({ name }: { name: string }) => name),
    ).toEqual(["Mia", "Leo", "Mom", "Dad"]);
    expect((await house.wall.send("PUT", "/api/members/mom/pin", { pin: "1357" })).status).toBe(
      200,
    );
    expect(await readBoard(house.server)).toContain("Feed Minka");
  });

  it("is refused where none of its parents could open the house any more", async () => {
    const house = await openLivedIn();
    const strangers = await changeFamily(archive, (family) => {
      family.members = [{ id: "max", name: "Max", color: "#2a8f6d", parent: true }];
    });
    const refused = await bringExport(house.server, house.wall, strangers);
    expect([refused.status, refused.body.code]).toEqual([409, "lastParent"]);
    expect(await readBoard(house.server)).toContain("Water the plants");
  });
});

it("only a parent, just now, brings a family in, and leaves nothing behind but the house", async () => {
  const house = await openLivedIn();
  const stranger = await bringExport(house.server, openTestBrowser(house.server), archive);
  expect([stranger.status, stranger.body.code]).toEqual([401, "locked"]);
  const noZip = await bringExport(house.server, house.wall, Buffer.from("no zip"));
  expect([noZip.status, noZip.body.code, noZip.body.field]).toEqual([400, "exportDamaged", "zip"]);
  const newer = await changeFamily(archive, (family) => {
    family.schemaVersion = 9999;
  });
  const refused = await bringExport(house.server, house.wall, newer);
  expect([refused.status, refused.body.code]).toEqual([409, "exportNewer"]);
  expect(readdirSync(house.server.dataDir).filter((name) => name.startsWith(".restore"))).toEqual(
    [],
  );
  expect(await readBoard(house.server)).toContain("Water the plants");
});
