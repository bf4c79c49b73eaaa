import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import {
  openTestBrowser,
  type TestAnswer,
  type TestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { openRewardFixture, type RewardFixture } from "../../fixtures/rewards/reward-fixture.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";

const code = ["fish", "rocket", "fish", "red-apple"];
const minute = 60_000;

let fixture: RewardFixture;
beforeEach(async () => {
  fixture = await openRewardFixture();
  for (const child of ["mia", "leo"]) await fixture.give(child, 10);
});
afterEach(() => fixture.tearDown());

const redeem = (by: TestBrowser, memberId: string, proof: object = {}): Promise<TestAnswer> =>
  by.send("POST", "/api/rewards/bedtime-story/redeem", { memberId, ...proof });
const outcome = ({ status, body }: TestAnswer): string =>
  [status, body?.code].filter(Boolean).join(" ");
const requests = async () => (await fixture.wall.get("/api/redemption-requests")).body.items;
const choosePictures = async (memberId: string, pictures: string[] | null) => {
  await unlockBrowser(fixture.mom, "mom", "2468");
  return fixture.mom.send("PUT", `/api/members/${memberId}/pictures`, { pictures });
};

describe("Mia, who has a PIN", () => {
  it.each([
    ["a program without a cookie", async () => openTestBrowser(fixture.server)],
    ["a wall", () => openWallBrowser(fixture.server)],
    [
      "her brother's phone",
      async () => {
        const { server, mom } = fixture;
        await unlockBrowser(mom, "mom", "2468");
        await mom.send("PUT", "/api/members/leo/pin", { pin: "9876" });
        const phone = openTestBrowser(server);
        await signInBrowser(phone, "leo", "9876");
        return phone;
      },
    ],
  ])("has to type it on %s", async (_name, come) => {
    const browser = await come();
    expect(outcome(await redeem(browser, "mia"))).toBe("401 pinNeeded");
    expect(outcome(await redeem(browser, "mia", { pin: "0000" }))).toBe("401 pinWrong");
    expect(outcome(await redeem(browser, "mia", { pictures: code }))).toBe("401 pinNeeded");
    expect(await fixture.starsOf("mia")).toBe(10);
    expect((await redeem(browser, "mia", { pin: "1234" })).body).toMatchObject({ balance: 7 });
    expect(await requests()).toEqual([]);
  });

  it("needs none on her own phone, and none where a parent is", async () => {
    const { mia, mom, server } = fixture;
    expect(outcome(await redeem(mia, "mia"))).toBe("200");
    expect(outcome(await redeem(mom, "mia"))).toBe("200");
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect(outcome(await redeem(wall, "mia"))).toBe("200");
    expect(await fixture.starsOf("mia")).toBe(1);
  });

  it("spends once, however often the answer of her PIN is lost", async () => {
    const { wall } = fixture;
    const again = () =>
      wall.send(
        "POST",
        "/api/rewards/bedtime-story/redeem",
        { memberId: "mia", pin: "1234" },
        { "idempotency-key": "0b0e4a49-once" },
      );
    const first = await again();
    expect((await again()).body).toEqual(first.body);
    expect(await fixture.starsOf("mia")).toBe(7);
  });
});

it("spends nothing with a PIN or pictures while the answer can't be kept", async () => {
  const { wall, server, starsOf } = fixture;
  await choosePictures("leo", code);
  const db = new Database(join(server.dataDir, "wall.db"));
  db.exec(
    "CREATE TRIGGER as_in_a_power_cut BEFORE INSERT ON idempotency BEGIN SELECT RAISE(ABORT, 'no power'); END",
  );
  const key = (name: string) => ({ "idempotency-key": name });
  const path = "/api/rewards/bedtime-story/redeem";
  const ask = (proof: { memberId: string; pin?: string; pictures?: string[] }) =>
    wall.send("POST", path, proof, key(proof.memberId));
  const proofs = [
    { memberId: "mia", pin: "1234" },
    { memberId: "leo", pictures: code },
  ];
  for (const proof of proofs) expect((await ask(proof)).status).toBe(500);
  expect([await starsOf("mia"), await starsOf("leo")]).toEqual([10, 10]);
  db.exec("DROP TRIGGER as_in_a_power_cut");
  db.close();
  for (const proof of [...proofs, ...proofs]) expect((await ask(proof)).status).toBe(200);
  expect([await starsOf("mia"), await starsOf("leo")]).toEqual([7, 7]);
});

describe("Leo, who can't read", () => {
  it("has pictures that no request which is remembered tells", async () => {
    const { mom, server } = fixture;
    await unlockBrowser(mom, "mom", "2468");
    const path = "/api/members/leo/pictures";
    for (const pictures of [code, code.toReversed()])
      await mom.send("PUT", path, { pictures }, { "idempotency-key": pictures.join() });
    const hashes = queryDatabase(server, "SELECT request_hash FROM idempotency");
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toEqual(hashes[1]);
  });

  it("redeems with his four pictures, and no others", async () => {
    const { wall, server } = fixture;
    expect((await choosePictures("leo", code)).body).toMatchObject({ hasPictures: true });
    const known = (await wall.get("/api/members")).body;
    expect(known.find(({ id }: { id: string }) => id === "leo").hasPictures).toBe(true);
    expect(outcome(await redeem(wall, "leo"))).toBe("401 pinNeeded");
    const others = { pictures: code.toReversed() };
    expect(outcome(await redeem(wall, "leo", others))).toBe("401 picturesWrong");
    expect((await redeem(wall, "leo", { pictures: code })).body).toMatchObject({ balance: 7 });
    // Guesses are counted for him, whatever browser they come from.
    for (let tries = 0; tries < 4; tries += 1) await redeem(openTestBrowser(server), "leo", others);
    expect(outcome(await redeem(wall, "leo", { pictures: code }))).toMatch(/^429/);
    server.clock.advance(minute);
    expect(outcome(await redeem(wall, "leo", { pictures: code }))).toBe("200");
  });

  it("waits no longer for somebody else's guesses once a parent has chosen other pictures", async () => {
    const { wall } = fixture;
    await choosePictures("leo", code);
    const others = code.toReversed();
    for (let tries = 0; tries < 5; tries += 1) await redeem(wall, "leo", { pictures: others });
    expect(outcome(await redeem(wall, "leo", { pictures: code }))).toBe("429 tooManyTries");
    await choosePictures("leo", others);
    expect(outcome(await redeem(wall, "leo", { pictures: others }))).toBe("200");
  });

  it("has pictures only from a parent who has just typed their PIN", async () => {
    const { wall, mia, mom } = fixture;
    const put = (by: TestBrowser) =>
      by.send("PUT", "/api/members/leo/pictures", { pictures: code });
    expect(outcome(await put(wall))).toBe("401 locked");
    expect(outcome(await put(mia))).toBe("401 locked");
    expect(outcome(await put(mom))).toBe("401 locked");
    expect((await choosePictures("leo", ["fish"])).status).toBe(400);
    await choosePictures("leo", code);
    expect((await choosePictures("leo", null)).body.hasPictures).toBeUndefined();
    expect((await redeem(wall, "leo")).status).toBe(202);
  });

  it("keeps his pictures when he gets a PIN too, and is answered with both", async () => {
    const { mom, wall } = fixture;
    await choosePictures("leo", code);
    const { body } = await mom.send("PUT", "/api/members/leo/pin", { pin: "9876" });
    expect(body).toMatchObject({ hasPin: true, hasPictures: true });
    expect((await wall.get("/api/members")).body).toContainEqual(body);
  });

  it("asks a parent while he has neither, and spends nothing before the yes", async () => {
    const { wall, mom, mia, starsOf } = fixture;
    const asked = await redeem(wall, "leo");
    expect([asked.status, asked.body]).toEqual([202, { requestId: expect.any(String) }]);
    expect((await redeem(wall, "leo")).body).toEqual(asked.body);
    expect(await starsOf("leo")).toBe(10);
    expect(await requests()).toMatchObject([
      { id: asked.body.requestId, memberId: "leo", rewardId: "bedtime-story", cost: 3 },
    ]);
    const decide = (by: TestBrowser, decision: string) =>
      by.send("POST", `/api/redemption-requests/${asked.body.requestId}/decide`, { decision });
    expect(outcome(await decide(wall, "grant"))).toBe("401 parentNeeded");
    expect(outcome(await decide(mia, "grant"))).toBe("403 notParent");
    expect((await decide(mom, "grant")).body).toMatchObject({ granted: true, balance: 7 });
    expect(outcome(await decide(mom, "grant"))).toBe("404 notFound");
    expect([await starsOf("leo"), await requests()]).toEqual([7, []]);
  });

  it("gets nothing where the parent says no, or nobody says anything for ten minutes", async () => {
    const { wall, mom, server, starsOf } = fixture;
    const decide = (id: string, decision: string) =>
      mom.send("POST", `/api/redemption-requests/${id}/decide`, { decision });
    const refused = (await redeem(wall, "leo")).body.requestId;
    expect((await decide(refused, "refuse")).body).toEqual({ granted: false });
    const late = (await redeem(wall, "leo")).body.requestId;
    server.clock.advance(10 * minute);
    expect(await requests()).toEqual([]);
    expect((await decide(late, "grant")).status).toBe(404);
    expect((await redeem(wall, "leo")).body.requestId).not.toBe(late);
    expect(await starsOf("leo")).toBe(10);
  });

  it("keeps his question where his stars are gone when the yes comes", async () => {
    const { wall, mom, give } = fixture;
    const { requestId } = (await redeem(wall, "leo")).body;
    await give("leo", -9);
    const yes = await mom.send("POST", `/api/redemption-requests/${requestId}/decide`, {
      decision: "grant",
    });
    expect(outcome(yes)).toBe("409 insufficient");
    expect(await requests()).toHaveLength(1);
  });

  it("asks no more for a reward that a parent hid or deleted meanwhile", async () => {
    const { wall, mom } = fixture;
    const { requestId } = (await redeem(wall, "leo")).body;
    const swim = { name: "Swimming", icon: "lion", tier: "small", cost: 2 };
    const own = (await mom.send("POST", "/api/rewards", swim)).body.id;
    await wall.send("POST", `/api/rewards/${own}/redeem`, { memberId: "leo" });
    expect(await requests()).toMatchObject([{ rewardId: "bedtime-story" }, { name: "Swimming" }]);
    for (const id of ["bedtime-story", own])
      expect((await mom.send("DELETE", `/api/rewards/${id}`)).status).toBe(204);
    expect(await requests()).toEqual([]);
    const path = `/api/redemption-requests/${requestId}/decide`;
    const yes = await mom.send("POST", path, { decision: "grant" });
    expect(outcome(yes)).toBe("409 rewardHidden");
    expect((await mom.send("POST", path, { decision: "refuse" })).body).toEqual({ granted: false });
  });
});

it("while no parent has a PIN, stars are spent as before", async () => {
  const server = await startTestServer();
  const browser = openTestBrowser(server);
  expect(outcome(await redeem(browser, "mia"))).toBe("409 insufficient");
  await server.close();
});
