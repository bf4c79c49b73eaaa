import { afterEach, beforeEach, describe, expect, it } from "vitest";
import sharp from "sharp";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let mom: TestBrowser;
let mia: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, MEMBER_PIN_LEO: "1111" } });
  [mom, mia] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(mia, "mia", "1234");
});
afterEach(() => server.close());

const write = (who: TestBrowser, entry: object): Promise<TestAnswer> =>
  who.send("POST", "/api/journal", entry);
const feed = async (query = "", who = mom) => (await who.get(`/api/journal${query}`)).body;
const texts = ({ entries }: { entries: { text: string }[] }): string[] =>
  entries.map(({ text }) => text);
const addPhoto = async (who: TestBrowser): Promise<string> => {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: "#dc9a1c" },
  })
    .jpeg()
    .toBuffer();
  const response = await fetch(`${server.url}/api/uploads`, {
    method: "POST",
    headers: {
      "content-type": "image/jpeg",
      cookie: [...who.cookies].map((pair) => pair.join("=")).join("; "),
    },
    body: new Uint8Array(picture),
  });
  return (await response.json()).uploadId;
};

describe("an entry", () => {
  it("is by who wrote it, about whom it names, and stands in the family's feed for everyone", async () => {
    const { status, body } = await write(mom, {
      ...{ text: "Leo rode his bike alone!", tags: ["Milestone"], memberIds: ["leo", "leo"] },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.any(String), authorId: "mom", text: "Leo rode his bike alone!" },
      ...{ tags: ["Milestone"], memberIds: ["leo"], photos: [], hearts: 0, mine: false },
      lovedBy: [],
      ...{ date: "2026-11-20", createdAt: "2026-11-20T16:42:00.000Z" },
    });
    expect((await feed("", openTestBrowser(server))).entries).toEqual([body]);
  });

  it("keeps its photos, each as wide as the screen that asks", async () => {
    const uploadId = await addPhoto(mom);
    const { body } = await write(mom, { uploadIds: [uploadId] });
    expect(body.photos).toMatchObject([{ width: 60, height: 40 }]);
    const photo = await fetch(`${server.url}${body.photos[0].url}&w=32`);
    expect(photo.headers.get("content-type")).toMatch(/^image\//);
    expect(photo.headers.get("cache-control")).toContain("immutable");
    const { width } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
    expect(width).toBeLessThanOrEqual(60);
    expect((await fetch(`${server.url}/api/journal/${body.id}/photos/7`)).status).toBe(404);
    expect((await write(mom, { uploadIds: [uploadId] })).status).toBe(400);
  });

  it("is changed by its author alone, and deleted by them or a parent", async () => {
    const { id } = (await write(mia, { text: "I lost a tooth" })).body;
    const change = (who: TestBrowser) =>
      who.send("PATCH", `/api/journal/${id}`, { text: "TWO teeth" });
    expect((await change(mom)).body).toMatchObject({ code: "notAuthor" });
    server.clock.advance(60_000);
    expect((await change(mia)).body).toMatchObject({
      text: "TWO teeth",
      editedAt: "2026-11-20T16:43:00.000Z",
    });
    const leo = openTestBrowser(server);
    await signInBrowser(leo, "leo", "1111");
    const remove = (who: TestBrowser) => who.send("DELETE", `/api/journal/${id}`);
    expect((await remove(leo)).status).toBe(403);
    expect((await remove(mom)).status).toBe(204);
    expect((await remove(mom)).status).toBe(404);
    expect(texts(await feed())).toEqual([]);
  });

  it("that waited on a phone is of the day on which it was written", async () => {
    const written = async (date: string) => (await write(mom, { text: "In a tunnel", date })).body;
    expect((await written("2026-11-18")).date).toBe("2026-11-18");
    // That phone's clock is fast.
    expect((await written("2026-11-23")).date).toBe("2026-11-20");
    // It waited for weeks until somebody tapped "Try again", and a clock was never set.
    expect((await written("2026-10-01")).date).toBe("2026-10-01");
    expect((await written("2025-11-19")).date).toBe("2025-11-19");
    expect((await written("1970-01-01")).date).toBe("2026-11-20");
  });

  it("that waited on a phone is never posted by whoever is signed in there now", async () => {
    const moms = { text: "In a tunnel", authorId: "mom" };
    expect(await write(mia, moms)).toMatchObject({ status: 409, body: { code: "otherAuthor" } });
    expect(texts(await feed())).toEqual([]);
    expect((await write(mom, moms)).body).toMatchObject({ authorId: "mom" });
  });

  it("may be written on the wall by the parent who unlocked it", async () => {
    const wall = await openWallBrowser(server);
    expect((await write(wall, { text: "Hello" })).body).toMatchObject({ code: "signInFirst" });
    await unlockBrowser(wall, "mom", "2468");
    expect((await write(wall, { text: "Hello" })).body).toMatchObject({ authorId: "mom" });
  });

  it.each([
    ["nothing in it", {}, "text"],
    ["too many words", { text: "x".repeat(10_001) }, "text"],
    ["a stranger", { text: "Hi", memberIds: ["zoe"] }, "memberIds"],
    ["the house's own tag", { text: "Hi", tags: ["Recap"] }, "tags"],
    ["an upload that isn't there", { uploadIds: ["nothing"] }, "uploadId"],
    ["a field that nobody knows", { text: "Hi", html: "<b>" }, "html"],
  ])("with %s is refused, and nothing is written", async (_what, entry, field) => {
    const { status, body } = await write(mom, entry);
    expect([status, body.field]).toEqual([400, field]);
    expect(texts(await feed())).toEqual([]);
  });

  it("is shown as it was written, whatever it looks like", async () => {
    const text = '<img src=x onerror="alert(1)"> \u202Egnihtemos\u202C';
    expect((await write(mom, { text })).body.text).toBe(text);
  });
});

describe("a tag of the family's own", () => {
  it("is brought by a parent, and then is everybody's", async () => {
    const own = { text: "To the sea", tags: ["Holiday"] };
    expect((await write(mia, own)).body).toMatchObject({ code: "notParent", field: "tags" });
    expect((await write(mom, own)).status).toBe(201);
    expect((await write(mia, own)).status).toBe(201);
    expect((await feed()).tags).toEqual([
      ...["Milestone", "Funny quote", "School", "Health", "Holiday", "Recap"],
    ]);
  });
});

describe("a heart", () => {
  it("is one for each member and each device, and is taken back by giving it again", async () => {
    const { id } = (await write(mom, { text: "Snow!" })).body;
    const give = async (who: TestBrowser) =>
      (await who.send("POST", `/api/journal/${id}/heart`)).body;
    const wall = await openWallBrowser(server);
    expect(await give(mia)).toEqual({ hearts: 1, mine: true });
    expect(await give(wall)).toEqual({ hearts: 2, mine: true });
    expect((await feed("", mia)).entries).toMatchObject([{ hearts: 2, mine: true }]);
    expect((await feed("", mom)).entries).toMatchObject([{ hearts: 2, mine: false }]);
    expect(await give(mia)).toEqual({ hearts: 1, mine: false });
    expect((await mom.send("POST", "/api/journal/99/heart")).status).toBe(404);
  });

  it("that is asked for twice is there once, and is whose it is said to be on a wall", async () => {
    const { id } = (await write(mom, { text: "Snow!" })).body;
    const wall = await openWallBrowser(server);
    const set = async (who: TestBrowser, body: object) =>
      (await who.send("POST", `/api/journal/${id}/heart`, body)).body;
    for (const who of [mia, mia])
      expect(await set(who, { give: true })).toEqual({ hearts: 1, mine: true });
    expect(await set(wall, { give: true, memberId: "mia" })).toEqual({ hearts: 1, mine: true });
    expect(await set(wall, { give: true, memberId: "leo" })).toEqual({ hearts: 2, mine: true });
    expect((await feed()).entries).toMatchObject([{ hearts: 2, lovedBy: ["leo", "mia"] }]);
    // A phone acts for its signed-in member.
    expect(await set(mia, { give: false, memberId: "leo" })).toEqual({ hearts: 1, mine: false });
    expect(await set(mia, { give: false })).toEqual({ hearts: 1, mine: false });
    expect(await set(wall, { give: true, memberId: "zoe" })).toMatchObject({ code: "invalid" });
    expect((await feed()).entries).toMatchObject([{ lovedBy: ["leo"] }]);
  });
});

describe("the feed", () => {
  it("comes newest first in pages, of a tag, a member or words in any spelling", async () => {
    for (const [who, entry] of [
      [mom, { text: "Große Überraschung im Zoo", memberIds: ["leo"] }],
      [mia, { text: "Swimming badge", tags: ["School"] }],
      [mom, { text: "Doctor: all well", tags: ["Health"], memberIds: ["mia"] }],
    ] as const)
      await write(who, entry);
    const first = await feed("?limit=2");
    expect(texts(first)).toEqual(["Doctor: all well", "Swimming badge"]);
    expect(texts(await feed(`?limit=2&before=${first.next}`))).toEqual([
      "Große Überraschung im Zoo",
    ]);
    expect(texts(await feed("?tag=School"))).toEqual(["Swimming badge"]);
    expect(texts(await feed("?memberId=mia"))).toEqual(["Doctor: all well", "Swimming badge"]);
    expect(texts(await feed("?memberId=mia&tag=Health"))).toEqual(["Doctor: all well"]);
    expect(texts(await feed("?q=uberr%20zoo"))).toEqual(["Große Überraschung im Zoo"]);
    expect(texts(await feed("?q=%22%20OR%20*"))).toEqual([]);
    expect((await mom.get("/api/journal?before=x")).status).toBe(400);
  });

  it("has each entry on the day that it shows, also one that came late, page by page", async () => {
    await write(mom, { text: "Friday", memberIds: ["mia"], tags: ["School"] });
    await write(mom, { text: "Wednesday", date: "2026-11-18", memberIds: ["mia"] });
    await write(mom, { text: "Thursday", date: "2026-11-19", tags: ["School"] });
    await write(mom, { text: "Wednesday evening", date: "2026-11-18", memberIds: ["mia"] });
    const order = ["Friday", "Thursday", "Wednesday evening", "Wednesday"];
    const first = await feed("?limit=3");
    const rest = await feed(`?limit=3&before=${first.next}`);
    // A phone that was opened before the update goes on from the id that it was given.
    const id = first.next?.split(".").at(-1);
    expect(await feed(`?limit=3&before=${id}`)).toEqual(rest);
    expect((await mom.get("/api/journal?before=999999")).status).toBe(400);
    expect([...texts(first), ...texts(rest)]).toEqual(order);
    expect(rest.next).toBeNull();
    expect(texts(await feed("?tag=School"))).toEqual(["Friday", "Thursday"]);
    const ofMia = await feed("?memberId=mia&limit=2");
    expect(texts(ofMia)).toEqual(["Friday", "Wednesday evening"]);
    expect(texts(await feed(`?memberId=mia&before=${ofMia.next}`))).toEqual(["Wednesday"]);
    expect(texts(await feed("?q=Wednesday"))).toEqual(["Wednesday evening", "Wednesday"]);
  });

  it("remembers what happened on this day in other years", async () => {
    await write(mom, { text: "First snow" });
    server.clock.set("2027-11-20T09:00:00Z");
    await server.restart();
    mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    await write(mom, { text: "No snow yet" });
    const { onThisDay, entries } = await feed();
    expect(onThisDay).toMatchObject([{ text: "First snow", date: "2026-11-20" }]);
    expect(entries).toHaveLength(2);
  });
});

describe("the weekly recap", () => {
  it("shows the picture of what was loved most, as long as there is one", async () => {
    const uploadIds = [await addPhoto(mom)];
    const { id, photos } = (await write(mom, { text: "Snow!", uploadIds })).body;
    await mia.send("POST", `/api/journal/${id}/heart`, { give: true });
    server.clock.set("2026-11-22T18:00:10Z");
    await server.restart();
    mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const loved = async () => (await feed()).entries[0].recap?.mostLoved;
    await expect.poll(loved).toMatchObject({ entryId: id, hearts: 1, photo: photos[0] });
    await mom.send("DELETE", `/api/journal/${id}`);
    expect(await loved()).toEqual({ entryId: id, authorId: "mom", text: "Snow!", hearts: 1 });
  });

  it("comes also after a week in which nothing happened, in a few kind words", async () => {
    server.clock.set("2026-11-22T18:00:10Z");
    await server.restart();
    const anybody = openTestBrowser(server);
    await expect
      .poll(async () => (await feed("", anybody)).entries)
      .toMatchObject([
        {
          ...{ authorId: "family", tags: ["Recap"], date: "2026-11-22" },
          text: expect.stringMatching(/quiet week/),
          recap: { kind: "weekly", redemptions: [] },
        },
      ]);
  });

  it("is in the feed on Sunday evening, once, with what the family did", async () => {
    const chore = { title: "Feed Minka", memberIds: ["mia"], stars: 2 };
    const { id } = (await mom.send("POST", "/api/tasks", chore)).body;
    await mia.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
    for (const at of ["2026-11-22T17:59:00Z", "2026-11-22T18:00:10Z", "2026-11-22T18:05:00Z"]) {
      server.clock.set(at);
      await server.restart();
    }
    const anybody = openTestBrowser(server);
    await expect
      .poll(async () => (await feed("", anybody)).entries)
      .toMatchObject([
        {
          authorId: "family",
          tags: ["Recap"],
          recap: {
            kind: "weekly",
            end: "2026-11-22",
            members: [{ memberId: "mia", chores: 1, stars: 2 }, {}, {}, {}],
          },
          text: expect.stringMatching(/1 chore done, 2 stars earned/),
        },
      ]);
  });
});
