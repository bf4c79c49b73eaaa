import { Pool } from "undici";
import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "#scripts/measure/figure.ts";
import { startBigDavServer } from "../fixtures/calendar/big-dav-server.ts";
import { icsFileOf, veventOf } from "../fixtures/calendar/family-ics.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { hasRadicale, type Radicale, startRadicale } from "../companions/radicale.ts";
import { openBusyWatch } from "./busy-stretch.ts";

const [calendars, events] = [10, 5_000];
const password = "a password";

interface Feed {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

const fairOf = (title: string): string =>
  icsFileOf(
    veventOf("fair", title, [
      `DTSTART:${new Date(Date.now() + 3_600_000).toISOString().slice(0, 13).replaceAll(/[-:]/g, "")}0000Z`,
      "DURATION:PT1H",
    ]),
  );

/** Asks a small thing again and again until told to stop; how long the slowest answer took, in milliseconds. */
const askMeanwhile = (url: string): { readonly worst: () => Promise<number> } => {
  const screens = new Pool(url, { connections: 1 });
  let isOver = false;
  const asking = (async (): Promise<number> => {
    let worst = 0;
    while (!isOver) {
      const begun = performance.now();
      const { body } = await screens.request({ path: "/api/members", method: "GET" });
      await body.text();
      worst = Math.max(worst, performance.now() - begun);
      await pause(4);
    }
    await screens.close();
    return worst;
  })();
  return {
    worst: () => {
      isOver = true;
      return asking;
    },
  };
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(20);
};

/** Ten calendars of five thousand events each: read for the first time, asked again, and one change on its way to the screen. */
export const bench: Bench = {
  name: "calendars of accounts",
  run: async (open) => {
    if (!hasRadicale) throw new Error("It needs Debian's radicale.");
    const big = await startBigDavServer(calendars, events, Date.now());
    const radicale: Radicale = await startRadicale();
    try {
      const family = await radicale.makeCalendar("family", { title: "Radicale" });
      await radicale.send("PUT", `${family}fair.ics`, { body: fairOf("Before") });
      const begun = performance.now();
      const measured = open();
      const busy = openBusyWatch(measured.dataDir);
      const wall = await measured.startWall({
        ...busy.env,
        ...{ MEMBER_PIN_MOM: "2468", TZ: "Europe/Berlin" },
        ...{ CALDAV_URL: big.url, CALDAV_USER: "kim", CALDAV_PASSWORD: password },
        ...{ CALDAV_URL_2: radicale.url, CALDAV_USER_2: radicale.user },
        CALDAV_PASSWORD_2: radicale.password,
      });
      const browser = openTestBrowser({ url: wall.url });
      await browser.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
      const calendar = async () => (await browser.get("/api/calendar")).body;
      // What its start took isn't what is asked here.
      await busy.take(wall.pid);
      const first = askMeanwhile(wall.url);
      await until(async () => {
        const { feeds }: { feeds: Feed[] } = await calendar();
        return feeds.length > calendars && feeds.every(({ state }) => state === "ok");
      });
      const firstMs = performance.now() - begun;
      const worstFirst = await first.worst();
      const busyFirst = await busy.take(wall.pid);
      big.take();
      const { feeds }: { feeds: Feed[] } = await calendar();
      const idOf = (name: string): string => feeds.find((feed) => feed.name === name)?.id ?? "";
      const again = askMeanwhile(wall.url);
      const pollBegun = performance.now();
      await pause(5_100);
      await browser.send("POST", `/api/calendar/feeds/${idOf("Calendar 0")}/refresh`);
      const pollMs = performance.now() - pollBegun - 5_100;
      const poll = big.take();
      await radicale.send("PUT", `${family}fair.ics`, { body: fairOf("After") });
      const changedAt = performance.now();
      await browser.send("POST", `/api/calendar/feeds/${idOf("Radicale")}/refresh`);
      await until(async () => {
        const { events: shown }: { events: { title: string }[] } = await calendar();
        return shown.some(({ title }) => title === "After");
      });
      const changeMs = performance.now() - changedAt;
      const worstAgain = await again.worst();
      const busyAgain = await busy.take(wall.pid);
      const plain = { unit: "ms", reference: 0 } as const;
      return [
        { ...plain, what: "10 calendars of 5,000 events, first read", ours: firstMs },
        {
          ...{ ...plain, what: "… the worst other request meanwhile", ours: worstFirst },
          goal: "≤ 50 ms",
        },
        { ...plain, what: "… its longest work at a stretch", ours: busyFirst, goal: "≤ 50 ms" },
        { ...plain, what: "… asked again, nothing new", ours: pollMs },
        { what: "… its requests", unit: "requests", ours: poll.requests, reference: 0 },
        { what: "… its bytes", unit: "kB", ours: poll.bytes / 1_000, reference: 0 },
        {
          ...plain,
          what: "one change at Radicale, from the question to the screen",
          ours: changeMs,
        },
        {
          ...{ ...plain, what: "… the worst other request meanwhile", ours: worstAgain },
          goal: "≤ 50 ms",
        },
        { ...plain, what: "… its longest work at a stretch", ours: busyAgain, goal: "≤ 50 ms" },
      ];
    } finally {
      await radicale.close();
      await big.stop();
    }
  },
};
