import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const cardOf = (name: string, ...lines: readonly string[]): string =>
  [
    ...["BEGIN:VCARD", "VERSION:3.0", `UID:${name}`, `FN:${name}`, `N:${name};;;;`],
    ...[...lines, "TEL:555 0199", "END:VCARD", ""],
  ].join("\r\n");

interface Book {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly birthdays: boolean;
}

let radicale: Radicale;
let server: TestServer;
let parent: TestBrowser;
let wall: TestBrowser;
let book = "";

describe.skipIf(!hasRadicale)("birthdays of an account's address book", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
    await radicale.makeCalendar("family", { title: "Family" });
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    book = await radicale.makeAddressBook("people", "People");
    await put("erna", cardOf("Oma Erna", "BDAY:1950-11-24"));
    await put("paul", cardOf("Paul", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-25"));
    await put("plumber", cardOf("Plumber", "ANNIVERSARY:2000-11-26"));
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    parent = openTestBrowser(server);
    await unlockBrowser(parent, "mom", "2468");
  });
  afterEach(async () => {
    await server.close();
    await radicale.send("DELETE", book);
  });

  const put = async (name: string, body: string): Promise<void> => {
    const headers = { "content-type": "text/vcard" };
    const { status } = await radicale.send("PUT", `${book}${name}.vcf`, { body, headers });
    expect([201, 204]).toContain(status);
  };
  const account = async (): Promise<{ id: string; calendars: Book[] }> => {
    await wall.get("/api/calendar");
    return (await parent.get("/api/calendar/accounts")).body.items[0];
  };
  const bookOf = async (): Promise<Book> => {
    const found = (await account()).calendars.find(({ birthdays }) => birthdays);
    if (found === undefined) throw new Error("no address book");
    return found;
  };
  const choose = async (choice: object): Promise<number> => {
    const { id } = await account();
    const calendars = [{ id: (await bookOf()).id, ...choice }];
    return (await parent.send("PATCH", `/api/calendar/accounts/${id}`, { calendars })).status;
  };
  const events = async (range = "start=2026-11-20&end=2026-11-30") =>
    (await wall.get(`/api/calendar?${range}`)).body.events;
  const refresh = async (): Promise<void> => {
    server.clock.advance(6_000);
    const { id } = await bookOf();
    expect((await parent.send("POST", `/api/calendar/feeds/${id}/refresh`)).status).toBe(200);
  };
  const titles = async (): Promise<string[]> =>
    (await events()).map(({ title }: { title: string }) => title);

  it("aren't shown until a parent chooses the book, and then with age, face and cake, and never written", async () => {
    await expect.poll(bookOf).toMatchObject({ name: "People", chosen: false });
    expect(await events()).toEqual([]);
    expect(await choose({ chosen: true, memberIds: ["mia"] })).toBe(200);
    await expect.poll(titles).toEqual(["Oma Erna (76)", "Paul"]);
    const [erna] = await events();
    expect(erna).toMatchObject({
      ...{ start: "2026-11-24", end: "2026-11-25", allDay: true, memberIds: ["mia"] },
      ...{ icon: "birthday-cake", editable: false, recurring: true },
    });
    expect(erna.notes).toBeUndefined();
    expect(await events("start=2027-11-24&end=2027-11-24")).toMatchObject([
      { title: "Oma Erna (77)" },
    ]);
    const path = `/api/calendar/events/${erna.seriesId}?scope=all`;
    for (const answer of [
      await wall.send("PATCH", path, { title: "No" }),
      await wall.send("DELETE", path),
      await wall.send("POST", "/api/calendar/events", {
        ...{ feedId: erna.feedId, title: "No", allDay: true },
        ...{ start: "2026-11-24", end: "2026-11-25" },
      }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: "calendarReadOnly" } });
    expect(JSON.stringify((await wall.get("/api/calendar")).body)).not.toContain("0199");
  }, 40_000);

  it("follow what changes in the book, and stay while its server is away", async () => {
    await choose({ chosen: true });
    await expect.poll(titles).toEqual(["Oma Erna (76)", "Paul"]);
    await put("paul", cardOf("Paul", "BDAY:1980-11-25"));
    await put("plumber", cardOf("Plumber", "BDAY:--1126"));
    await radicale.send("DELETE", `${book}erna.vcf`);
    await refresh();
    await expect.poll(titles).toEqual(["Paul (46)", "Plumber"]);
    await radicale.stop();
    await server.restart();
    await expect.poll(titles).toEqual(["Paul (46)", "Plumber"]);
    await radicale.resume();
  }, 60_000);
});
