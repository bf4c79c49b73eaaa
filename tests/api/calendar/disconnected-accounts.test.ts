import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const piano = icsFileOf(
  veventOf("piano", "Piano", [
    ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", "RRULE:FREQ=WEEKLY;COUNT=4"],
  ]),
);
const days = ["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12"];

let school: Radicale;
let work: Radicale;
let server: TestServer;
let mom: TestBrowser;
let addresses = { school: "", work: "" };
let ids = { school: "", work: "" };

describe.skipIf(!hasRadicale)(
  "an account that is taken away while one time of its series waits for another server",
  () => {
    const connect = async ({ url, user, password }: Radicale): Promise<string> =>
      (
        await mom.send("POST", "/api/calendar/accounts", {
          ...{ url, user, password, local: true },
        })
      ).body.id;
    beforeEach(async () => {
      [school, work] = await Promise.all([startRadicale(), startRadicale()]);
      addresses = {
        school: await school.makeCalendar("school", { title: "School" }),
        work: await work.makeCalendar("work", { title: "Work" }),
      };
      await school.send("PUT", `${addresses.school}piano.ics`, { body: piano });
      server = await startTestServer({ env: familyPins });
      mom = openTestBrowser(server);
      await signInBrowser(mom, "mom", "2468");
      await mom.send("POST", "/api/unlock", { memberId: "mom", pin: "2468", for: "settings" });
      ids = { school: await connect(school), work: await connect(work) };
      await allAreRead();
      await work.stop();
      await send();
    });
    afterEach(async () => {
      await server.close();
      await Promise.all([school.close(), work.close()]);
    });

    const read = async () => (await mom.get("/api/calendar?start=2026-11-20&end=2026-12-20")).body;
    const times = async (): Promise<string[]> => {
      const { events, feeds } = await read();
      const nameOf = (feedId: string) =>
        feeds.find(({ id }: { id: string }) => id === feedId)?.name ?? feedId;
      return events
        .map(
          ({ start, feedId }: { start: string; feedId: string }) =>
            `${start.slice(0, 10)} ${nameOf(feedId)}`,
        )
        .toSorted();
    };
    const allAreRead = async (): Promise<void> => {
      await expect.poll(times, { timeout: 10_000 }).toEqual(days.map((day) => `${day} School`));
    };
    const stored = async (): Promise<string> =>
      (await (await school.send("GET", addresses.school)).text()).replaceAll(/\r?\n[ \t]/g, "");
    const waiting = async () => (await mom.get("/api/calendar/changes")).body.waiting;
    const takeAway = async (account: "school" | "work") =>
      (await mom.send("DELETE", `/api/calendar/accounts/${ids[account]}`)).status;
    /** Moves the second time to the other server, which is away: it is shown there then, and waits. */
    const send = async (): Promise<void> => {
      const { events, feeds } = await read();
      const time = events.find(({ start }: { start: string }) => start.startsWith(days[1] ?? ""));
      const { id: feedId } = feeds.find(({ name }: { name: string }) => name === "Work");
      const which = `scope=one&occurrence=${encodeURIComponent(time.occurrence)}`;
      const path = `/api/calendar/events/${time.seriesId}?${which}`;
      const answer = await mom.send("PATCH", path, { feedId });
      expect(answer).toMatchObject({ status: 200, body: { feedId, waiting: true } });
      // It leaves its series only once the other server has it.
      expect(await stored()).not.toContain("EXDATE");
      expect(await times()).toContain(`${days[1]} Work`);
    };

    it("has the time in its series where the other account goes", async () => {
      expect(await takeAway("work")).toBe(204);
      expect(await times()).toEqual(days.map((day) => `${day} School`));
      await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
      expect(await stored()).not.toContain("EXDATE");
      expect(await times()).toEqual(days.map((day) => `${day} School`));
    }, 60_000);

    it("has the time arrive where the account goes that it has left, also after a restart", async () => {
      expect(await takeAway("school")).toBe(204);
      expect(await times()).toEqual([`${days[1]} Work`]);
      await server.restart();
      await work.resume();
      await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
      const there = await (await work.send("GET", addresses.work)).text();
      expect(there.match(/SUMMARY:Piano/g)).toHaveLength(1);
      expect(there).toContain("20261128T160000Z");
      expect(await times()).toEqual([`${days[1]} Work`]);
    }, 60_000);
  },
);
