import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CalendarServer,
  calendarServers,
  objectAddresses,
} from "../../companions/calendar-servers.ts";
import { type Loss, startDroppingProxy } from "../../fixtures/calendar/dropping-proxy.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const lessonOf = (uid: string): string =>
  icsFileOf(
    veventOf(uid, "Piano", [
      ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"],
      ...["RRULE:FREQ=WEEKLY", "X-KEPT:as it is"],
    ]),
  );

let remote: CalendarServer;
let proxy: Awaited<ReturnType<typeof startDroppingProxy>>;
let server: TestServer;
let wall: TestBrowser;
let parent: TestBrowser;
let family = "";
let work = "";

/** What the family does to a lesson, and what is in both calendars afterwards. */
type Act = (id: string, feeds: Readonly<Record<string, string>>) => Promise<{ status: number }>;
const occurrence = encodeURIComponent("2026-12-05T16:00:00.000Z");
const acts: Readonly<Record<string, Act>> = {
  "a name": (id) => wall.send("PATCH", `/api/calendar/events/${id}?scope=all`, { title: "Violin" }),
  "a split": (id) =>
    wall.send("PATCH", `/api/calendar/events/${id}?scope=following&occurrence=${occurrence}`, {
      title: "Violin",
    }),
  "one less": (id) =>
    wall.send("DELETE", `/api/calendar/events/${id}?scope=one&occurrence=${occurrence}`),
  "a deletion": (id) => wall.send("DELETE", `/api/calendar/events/${id}?scope=all`),
  "a move": (id, { Work = "" }) =>
    wall.send("PATCH", `/api/calendar/events/${id}?scope=all`, { feedId: Work }),
  "one time elsewhere": (id, { Work = "" }) =>
    wall.send("PATCH", `/api/calendar/events/${id}?scope=one&occurrence=${occurrence}`, {
      feedId: Work,
    }),
  "a move home": (id) =>
    wall.send("PATCH", `/api/calendar/events/${id}?scope=all`, { feedId: "family" }),
  "a move out of the family calendar": async (_id, { Family = "" }) => {
    const made = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    return wall.send("PATCH", `/api/calendar/events/${made.body.id}`, { feedId: Family });
  },
  "a new event": (_id, { Family = "" }) =>
    wall.send("POST", "/api/calendar/events", {
      ...{ feedId: Family, title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    }),
};

/** A step of an act, and what is lost there. */
const everyLoss = Object.keys(acts).flatMap((name) =>
  (name === "a split" || name === "one time elsewhere" ? [0, 1] : [0]).flatMap((at) =>
    // A request that never came is the easier half, so each step of one act stands for the others.
    (name === "a split" ? (["request", "answer"] as const) : (["answer"] as const)).map(
      (loss): [string, number, Loss] => [name, at, loss],
    ),
  ),
);
/** What servers answer differently: several objects, MOVE, and an object that is there already or comes from the house. */
const differing = [
  ...["a split", "a move", "one time elsewhere", "a new event"],
  ...["a move home", "a move out of the family calendar"],
];
const lossesByServer = everyLoss.filter(
  ([name, , loss]) => differing.includes(name) && loss === "answer",
);

describe.each(calendarServers)(
  "a connection to a real $maker that is lost",
  ({ maker, isHere, start }) => {
    beforeAll(async () => {
      if (!isHere) return;
      remote = await start();
      proxy = await startDroppingProxy(remote.url);
      family = await remote.makeCalendar("family", { title: "Family" });
      work = await remote.makeCalendar("work", { title: "Work" });
      server = await startTestServer({
        env: {
          ...familyPins,
          CALDAV_URL: proxy.url,
          CALDAV_USER: remote.user,
          CALDAV_PASSWORD: remote.password,
        },
      });
      wall = await openWallBrowser(server);
      parent = openTestBrowser(server);
      await signInBrowser(parent, "mom", "2468");
    });
    afterAll(async () => {
      if (!isHere) return;
      await server.close();
      await proxy.close();
      await remote.close();
    });

    const empty = async (): Promise<void> => {
      for (const calendar of [family, work])
        for (const address of await objectAddresses(remote, calendar))
          await remote.send("DELETE", address);
    };
    /** The titles in the family calendar, which is empty afterwards. */
    const takeFromFamily = async (): Promise<string> => {
      const { events } = (await wall.get("/api/calendar")).body;
      const own = new Map<string, string>(
        events
          .filter(({ feedId }: { feedId: string }) => feedId === "family")
          .map((each: { id: string; seriesId?: string; title: string }) => [
            each.seriesId ?? each.id,
            each.title,
          ]),
      );
      for (const id of own.keys()) {
        const { status } = await wall.send("DELETE", `/api/calendar/events/${id}?scope=all`);
        expect(status).toBe(204);
      }
      return [...own.values()].toSorted().join("\n");
    };
    /** What both calendars hold, without what differs from run to run. */
    const content = async (): Promise<string[]> => {
      const texts = await Promise.all(
        [family, work].map(async (calendar) =>
          Promise.all(
            (await objectAddresses(remote, calendar)).map(async (each) =>
              (await remote.send("GET", each)).text(),
            ),
          ),
        ),
      );
      return texts.map((objects) =>
        objects
          .join("\n")
          .split(/\r?\n/)
          .filter((line) => /^(SUMMARY|RRULE|EXDATE|DTSTART|X-KEPT)/.test(line))
          .toSorted()
          .join("\n"),
      );
    };
    const feeds = async (): Promise<Record<string, string>> => {
      const { body } = await wall.get("/api/calendar");
      return Object.fromEntries(
        body.feeds.map(({ name, id }: { name: string; id: string }) => [name, id]),
      );
    };
    const perform = async (act: Act, uid: string): Promise<string[]> => {
      await empty();
      await remote.send("PUT", `${family}${uid}.ics`, { body: lessonOf(uid) });
      const known = await feeds();
      const shown = async (): Promise<{ title: string; seriesId: string }[]> => {
        const refresh = `/api/calendar/feeds/${known["Family"]}/refresh`;
        server.clock.advance(6_000);
        await parent.send("POST", refresh);
        return (await wall.get("/api/calendar")).body.events;
      };
      await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain("Piano");
      const [lesson] = await shown();
      const id = lesson?.seriesId ?? "";
      const answer = await act(id, known);
      expect([200, 201, 204]).toContain(answer.status);
      await expect
        .poll(async () => (await wall.get("/api/calendar/changes")).body.waiting, {
          timeout: 15_000,
        })
        .toEqual([]);
      return [...(await content()), await takeFromFamily()];
    };

    it.skipIf(!isHere).each(maker === "Radicale" ? everyLoss : lossesByServer)(
      "does it once: %s, at write %i, the %s",
      async (name, at, loss) => {
        const act = acts[name];
        if (act === undefined) throw new Error(`no act ${name}`);
        const wanted = await perform(act, `${name.replaceAll(" ", "-")}-plain-${at}-${loss}`);
        const before = proxy.lost();
        proxy.loseAt(at, loss);
        const found = await perform(act, `${name.replaceAll(" ", "-")}-lost-${at}-${loss}`);
        expect(proxy.lost()).toBe(before + 1);
        expect(found).toEqual(wanted);
      },
      40_000,
    );
  },
);
