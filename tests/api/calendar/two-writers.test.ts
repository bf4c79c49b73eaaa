import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, startRadicale } from "../../companions/radicale.ts";
import { hasSabre, startSabre } from "../../companions/sabre.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

/** How often both write. */
const rounds = 20;

const lesson = icsFileOf(
  veventOf("lesson", "Title 0", [
    "DTSTART:20261121T160000Z",
    "DTEND:20261121T170000Z",
    "RRULE:FREQ=WEEKLY",
    "LOCATION:Place 0",
    "X-KEPT:as it is",
  ]),
);

/** Real servers of different makers, each where it is installed. */
const makers = [
  { maker: "Radicale", isHere: hasRadicale, start: startRadicale },
  { maker: "sabre/dav", isHere: hasSabre, start: startSabre },
] as const;

let remote: Awaited<ReturnType<typeof startRadicale> | ReturnType<typeof startSabre>>;
let server: TestServer;
let wall: TestBrowser;
let calendar = "";

describe.each(makers)("two who write the same event at $maker", ({ isHere, start }) => {
  beforeAll(async () => {
    if (isHere) remote = await start();
  });
  afterAll(async () => {
    if (isHere) await remote.close();
  });
  beforeEach(async (context) => {
    if (!isHere) context.skip();
    calendar = await remote.makeCalendar("shared");
    await remote.send("PUT", `${calendar}lesson.ics`, { body: lesson });
    server = await startTestServer({
      env: {
        CALDAV_URL: remote.url,
        CALDAV_USER: remote.user,
        CALDAV_PASSWORD: remote.password,
      },
    });
    wall = await openWallBrowser(server);
  });
  afterEach(async () => {
    if (!isHere) return;
    await server.close();
    await remote.send("DELETE", calendar);
  });

  const url = () => `${calendar}lesson.ics`;
  const read = async () => {
    const answer = await remote.send("GET", url());
    return { ics: await answer.text(), etag: answer.headers.get("etag") ?? "" };
  };
  /** Another program of the family, which reads, changes one line, and writes with If-Match until it is taken. */
  const writeElsewhere = async (line: RegExp, to: string): Promise<void> => {
    for (;;) {
      const { ics, etag } = await read();
      const answer = await remote.send("PUT", url(), {
        body: ics.replace(line, to),
        headers: { "if-match": etag },
      });
      if (answer.ok) return;
      expect(answer.status).toBe(412);
    }
  };
  const eventId = async (): Promise<string> => {
    const { events } = (await wall.get("/api/calendar")).body;
    return events[0].seriesId;
  };
  const rename = async (id: string, title: string) =>
    wall.send("PATCH", `/api/calendar/events/${id}?scope=all`, { title });
  const linesOf = (ics: string, name: string): string[] =>
    ics.split(/\r?\n/).filter((line) => line.startsWith(name));

  it("keep both what they changed, in turn and at once", async () => {
    const id = await eventId();
    for (let round = 1; round <= rounds; round += 1) {
      const [title, place] = [`Title ${round}`, `Place ${round}`];
      const elsewhere = () => writeElsewhere(/LOCATION:.*/, `LOCATION:${place}`);
      if (round % 3 === 0) await elsewhere();
      const [answer] = await Promise.all([
        rename(id, title),
        ...(round % 3 === 0 ? [] : [elsewhere()]),
      ]);
      expect(answer.status).toBe(200);
      const { ics } = await read();
      expect(linesOf(ics, "SUMMARY")).toEqual([`SUMMARY:${title}`]);
      expect(linesOf(ics, "LOCATION")).toEqual([`LOCATION:${place}`]);
      expect(linesOf(ics, "X-KEPT")).toEqual(["X-KEPT:as it is"]);
    }
  });

  it("are asked each time that both changed the same, and nothing is written over unseen", async () => {
    const id = await eventId();
    for (let round = 1; round <= rounds / 2; round += 1) {
      await writeElsewhere(/SUMMARY:.*/, `SUMMARY:Theirs ${round}`);
      const answer = await rename(id, `Ours ${round}`);
      expect(answer.status).toBe(409);
      expect(answer.body.versions).toMatchObject({
        ours: { title: `Ours ${round}` },
        theirs: { title: `Theirs ${round}` },
      });
      expect(linesOf((await read()).ics, "SUMMARY")).toEqual([`SUMMARY:Theirs ${round}`]);
    }
  });
});
