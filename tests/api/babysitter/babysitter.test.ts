import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import { allowedWhileBabysitting } from "#contract/babysitter.ts";
import type { Operation } from "#contract/operation.ts";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
});
afterEach(() => server.close());

const begin = (browser: TestBrowser): Promise<TestAnswer> =>
  browser.send("POST", "/api/babysitter/on");
const end = (browser: TestBrowser, memberId: string, pin: string): Promise<TestAnswer> =>
  browser.send("POST", "/api/babysitter/off", { memberId, pin });
const isLocked = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get("/api/tasks/todos")).status === 423;

const card = {
  parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
  contacts: [{ name: "Oma", phone: "0331 123456" }],
  children: [{ memberId: "mia", bedtime: "19:30", allergies: "Nuts" }],
  wifi: { name: "Home", password: "guests only" },
  notes: "Minka sleeps in the kitchen.",
};

describe("a babysitter's evening", () => {
  it("begins with one tap, at the clock's time, and is told to every screen", async () => {
    const wall = await openWallBrowser(server);
    const stream = await openLiveStream(server.url);
    const began = await begin(wall);
    expect(began.status).toBe(200);
    expect(began.body).toMatchObject({ active: true, since: "2026-11-20T16:42:00.000Z" });
    await stream.until(({ data }) => data.kind === "babysitter");
    await stream.until(({ data }) => data.kind === "settings");
    stream.close();
    expect((await openTestBrowser(server).get("/api/config")).body.babysitter).toBe(true);
    server.clock.advance(60_000);
    expect((await begin(openTestBrowser(server))).body.since).toBe("2026-11-20T16:42:00.000Z");
  });

  it("can't begin before a parent has a PIN to end it with", async () => {
    await server.close();
    server = await startTestServer({ env: { MEMBER_PIN_MIA: "1234" } });
    const answer = await begin(await openWallBrowser(server));
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe("pinNotSet");
    expect((await openTestBrowser(server).get("/api/config")).body.babysitter).toBe(false);
  });

  it("ends with a parent's PIN and nothing else", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    expect((await end(wall, "mom", "1111")).body.code).toBe("pinWrong");
    expect((await end(wall, "mia", "1234")).body.code).toBe("notParent");
    expect((await end(wall, "dad", "1234")).body.code).toBe("pinNotSet");
    expect((await end(wall, "nobody", "1234")).body.field).toBe("memberId");
    expect(await isLocked(wall)).toBe(true);
    const ended = await end(wall, "mom", "2468");
    expect(ended.status).toBe(200);
    expect(ended.body.active).toBe(false);
    expect(ended.body).not.toHaveProperty("since");
    expect(await isLocked(wall)).toBe(false);
    expect((await wall.get("/api/config")).body.babysitter).toBe(false);
  });

  it("counts wrong PINs together with those of an unlock", async () => {
    const wall = await openWallBrowser(server);
    for (const pin of ["1111", "2222"]) await unlockBrowser(wall, "mom", pin);
    await begin(wall);
    for (const pin of ["3333", "4444"]) expect((await end(wall, "mom", pin)).status).toBe(401);
    expect((await end(wall, "mom", "5555")).status).toBe(401);
    const waiting = await end(wall, "mom", "2468");
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
    server.clock.advance(31_000);
    expect((await end(wall, "mom", "2468")).status).toBe(200);
  });

  it("never writes down what a PIN could be guessed from, also for a call with an Idempotency-Key", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    const off = (pin: string): Promise<TestAnswer> =>
      wall.send(
        "POST",
        "/api/babysitter/off",
        { memberId: "mom", pin },
        { "idempotency-key": "k" },
      );
    expect((await off("1111")).status).toBe(401);
    expect((await off("2468")).status).toBe(200);
    const [kept] = queryDatabase(server, "SELECT request_hash FROM idempotency");
    await begin(wall);
    expect((await end(wall, "mom", "2468")).status).toBe(200);
    // The request's hash is the same for every PIN.
    expect((await off("9999")).status).toBe(200);
    expect(queryDatabase(server, "SELECT request_hash FROM idempotency")).toEqual([kept]);
  });
});

describe("a wall in a babysitter's hands", () => {
  const callable = new Set<string>(allowedWhileBabysitting);
  const operations = Object.entries<Operation>(api);

  const isPinProof = (body: unknown): body is object =>
    typeof body === "object" && body !== null && "pin" in body;

  const ask = async (browser: TestBrowser, key: string, operation: Operation): Promise<number> => {
    const [method = "", path = ""] = key.split(" ");
    const address = path.replace("{board}", "routine").replaceAll(/\{\w+\}/g, "1");
    if (operation.media === "text/event-stream")
      return openLiveStream(server.url, { cookie: spellCookies(browser) }).then(
        (stream) => (stream.close(), 200),
        (error: unknown) => Number(/\d{3}$/.exec(String(error))?.[0]),
      );
    const body = operation.body && operation.example.body;
    // The example in the document is the right PIN here.
    const wrong = isPinProof(body) ? { ...body, pin: "0000" } : body;
    return (await browser.send(method, address, wrong)).status;
  };
  const spellCookies = ({ cookies }: TestBrowser): string =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const lockedOut = async (browser: TestBrowser): Promise<string[]> => {
    const locked: string[] = [];
    for (const [key, operation] of operations)
      if ((await ask(browser, key, operation)) === 423) locked.push(key);
    return locked;
  };

  it("gets what the emergency card needs, and of every other operation 423", async () => {
    const wall = await openWallBrowser(server);
    await begin(openTestBrowser(server));
    const sealed = operations.map(([key]) => key).filter((key) => !callable.has(key));
    expect(await lockedOut(wall)).toEqual(sealed);
    expect(sealed.length).toBeGreaterThan(40);
    expect((await wall.get("/api/babysitter")).status).toBe(200);
    const { body, status } = await wall.get("/api/members?");
    expect([status, body.length]).toEqual([200, 4]);
    expect((await wall.get("/")).status).not.toBe(423);
  });

  it("is locked also when a parent had unlocked it just before", async () => {
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    await begin(wall);
    expect((await wall.get("/api/settings")).status).toBe(423);
    expect((await wall.send("PUT", "/api/babysitter/card", card)).status).toBe(423);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(423);
  });

  it("doesn't escape by a reload, a restart, or in another browser that opens the wall", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    await wall.get("/");
    expect(await isLocked(wall)).toBe(true);
    await server.restart();
    expect((await wall.get("/api/config")).body.babysitter).toBe(true);
    expect(await isLocked(wall)).toBe(true);
    const another = await openWallBrowser(server);
    expect(await isLocked(another)).toBe(true);
    const deep = openTestBrowser(server);
    await deep.get("/settings/members");
    expect(await isLocked(deep)).toBe(true);
  });

  it("doesn't escape by signing in as a child, before or after the wall is opened", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    server.clock.advance(1_000);
    expect((await signInBrowser(wall, "mia", "1234")).status).toBe(423);
    const fresh = openTestBrowser(server);
    await signInBrowser(fresh, "mia", "1234");
    await fresh.get("/");
    expect(await isLocked(fresh)).toBe(true);
  });

  it("is told so in words and with a code", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    const { body } = await wall.get("/api/calendar");
    expect(body).toEqual({
      error: "A babysitter is in charge. A parent's PIN gives the wall back.",
      code: "babysitter",
    });
  });

  it("doesn't hold up phones, parents and programs", async () => {
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    await child.get("/");
    server.clock.advance(1_000);
    await begin(await openWallBrowser(server));
    server.clock.advance(1_000);
    const parent = openTestBrowser(server);
    await signInBrowser(parent, "mom", "2468");
    await parent.get("/");
    for (const browser of [child, parent, openTestBrowser(server)])
      expect(await isLocked(browser)).toBe(false);
    expect(await lockedOut(openTestBrowser(server))).toEqual([]);
  });

  it("is given back where no parent has a PIN any more, because nobody could end it", async () => {
    const wall = await openWallBrowser(server);
    await begin(wall);
    const grownUps = testFamily.map(({ id, ...one }) => ({ ...one, id, parent: id === "dad" }));
    const stream = await openLiveStream(server.url);
    writeFileSync(join(server.configDir, "members.json"), JSON.stringify(grownUps));
    await stream.until(({ data }) => data.kind === "members");
    stream.close();
    expect(await isLocked(wall)).toBe(false);
  });
});

describe("the emergency card", () => {
  it("is written by parents and shows names and colours of the roster, and every child", async () => {
    const phone = openTestBrowser(server);
    expect((await phone.send("PUT", "/api/babysitter/card", card)).status).toBe(401);
    await signInBrowser(phone, "mom", "2468");
    expect((await phone.send("PUT", "/api/babysitter/card", card)).status).toBe(200);
    expect((await openTestBrowser(server).get("/api/babysitter")).body).toEqual({
      active: false,
      parents: [{ id: "mom", name: "Mom", color: "#c94f7c", phone: "+49 170 1234567" }],
      contacts: [{ name: "Oma", phone: "0331 123456" }],
      children: [
        { memberId: "mia", name: "Mia", color: "#d9662b", bedtime: "19:30", allergies: "Nuts" },
        { memberId: "leo", name: "Leo", color: "#2a8f6d" },
      ],
      wifi: { name: "Home", password: "guests only" },
      notes: "Minka sleeps in the kitchen.",
    });
    await server.restart();
    expect((await openTestBrowser(server).get("/api/babysitter")).body.notes).toBe(card.notes);
  });

  it.each([
    ["parents[0].memberId", { ...card, parents: [{ memberId: "nobody", phone: "110" }] }],
    ["children[1].memberId", { ...card, children: [...card.children, { memberId: "ghost" }] }],
    ["children[1].memberId", { ...card, children: [...card.children, ...card.children] }],
    ["parents[0].phone", { ...card, parents: [{ memberId: "mom", phone: "call me" }] }],
    ["children[0].bedtime", { ...card, children: [{ memberId: "mia", bedtime: "25:00" }] }],
    ["pets", { ...card, pets: [] }],
  ])("says that %s is wrong and stays as it was", async (field, wrong) => {
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    const answer = await phone.send("PUT", "/api/babysitter/card", wrong);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await phone.get("/api/babysitter")).body.notes).toBe("");
  });

  it("forgets who left, and takes over a new name at once", async () => {
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    await phone.send("PUT", "/api/babysitter/card", card);
    const stream = await openLiveStream(server.url);
    const left = testFamily
      .filter(({ id }) => id !== "mia")
      .map((one) => (one.id === "mom" ? { ...one, name: "Anna" } : one));
    writeFileSync(join(server.configDir, "members.json"), JSON.stringify(left));
    await stream.until(({ data }) => data.kind === "members");
    stream.close();
    const { body } = await phone.get("/api/babysitter");
    expect(body.parents[0].name).toBe("Anna");
    expect(body.children).toEqual([{ memberId: "leo", name: "Leo", color: "#2a8f6d" }]);
  });
});
