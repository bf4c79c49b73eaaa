import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { Pool } from "undici";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import { median } from "#scripts/measure/median.ts";
import { type FeedServer, startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { schoolFeed } from "../fixtures/calendar/school-feed.ts";

const naive = join(import.meta.dirname, "reference/naive-calendar.ts");
const rounds = 3;
const warmReads = 7;

interface Reading {
  readonly first: number;
  readonly warm: number;
  /** The slowest of the small requests that ran at the same time. */
  readonly worstOther: number;
}

interface Place {
  readonly url: string;
  readonly path: string;
  readonly other: string;
}

const ask = async (pool: Pool, path: string): Promise<number> => {
  const begun = performance.now();
  const { statusCode, body } = await pool.request({ path, method: "GET" });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 200)}`);
  return performance.now() - begun;
};

/** Reads a feed whose answer was held until now. */
const readOnce = async (
  { url, path, other }: Place,
  letGo: () => Promise<void>,
): Promise<Reading> => {
  const [calendar, screens] = [
    new Pool(url, { connections: 1 }),
    new Pool(url, { connections: 1 }),
  ];
  for (let round = 0; round < 20; round += 1) await ask(screens, other);
  const answer = ask(calendar, path);
  let isAnswered = false;
  await letGo();
  const begun = performance.now();
  const done = answer.then(() => {
    isAnswered = true;
    return performance.now() - begun;
  });
  let worstOther = 0;
  while (!isAnswered) {
    worstOther = Math.max(worstOther, await ask(screens, other));
    // Many screens rather than an attack: both programs need the cores too.
    await new Promise((moment) => setTimeout(moment, 4));
  }
  const first = await done;
  const warm: number[] = [];
  for (let read = 0; read < warmReads; read += 1) warm.push(await ask(calendar, path));
  await Promise.all([calendar.close(), screens.close()]);
  return { first, warm: median(warm), worstOther };
};

/** Serves a feed at a path; the answer is held until it is released. */
const held = (feeds: FeedServer, path: string, ics: string) => {
  const asked = Promise.withResolvers<ServerResponse>();
  feeds.answer(path, (_request, response) => asked.resolve(response));
  return {
    feed: `${feeds.url}${path}`,
    letGo: async (): Promise<void> => {
      const response = await asked.promise;
      response.writeHead(200, { "content-type": "text/calendar" }).end(ics);
      await once(response, "finish");
    },
  };
};

/** A school's calendar, read for the first time and again, and how long other requests wait for it. */
export const bench: Bench = {
  name: "calendar feeds",
  run: async (open) => {
    const feeds = await startFeedServer();
    try {
      const ics = schoolFeed();
      const taken: Record<"ours" | "nodeIcal" | "icalJs", Reading[]> = {
        ...{ ours: [], nodeIcal: [], icalJs: [] },
      };
      for (let round = 0; round < rounds; round += 1) {
        const own = held(feeds, `/own-${round}`, ics);
        const wall = await open().startWall({ CALENDAR_ICS_URL: own.feed, TZ: "Europe/Berlin" });
        const place = { url: wall.url, path: "/api/calendar", other: "/api/health" };
        taken.ours.push(await readOnce(place, own.letGo));
        await wall.stop();
        for (const [name, reading] of [
          ["nodeIcal", "/node-ical"],
          ["icalJs", "/ical.js"],
        ] as const) {
          const theirs = held(feeds, `${reading}-${round}`, ics);
          const path = `${reading}?feed=${encodeURIComponent(theirs.feed)}`;
          // A new process each time, as the wall is: a first read is that of a program that has just started.
          const reference = await open().startReference(naive);
          taken[name].push(await readOnce({ url: reference.url, path, other: "/" }, theirs.letGo));
          await reference.stop();
        }
      }
      const middle = (name: keyof typeof taken, what: keyof Reading): number =>
        median(taken[name].map((reading) => reading[what]));
      // No other program is a wall like this one, so the goals are the nearest other wall's figures, and the ratios
      // are to the time of the two libraries for the same feed in the same minutes, each in one thread as its README
      // shows.
      const figures = (what: string, of: keyof Reading, goal: string): Figure[] => {
        const ours = { unit: "ms", ours: middle("ours", of) } as const;
        return [
          { ...ours, what: `${what}; beside node-ical`, reference: middle("nodeIcal", of), goal },
          { ...ours, what: "… beside ical.js", reference: middle("icalJs", of), goal },
        ];
      };
      return [
        ...figures(
          "feed of 5,000 events, first read",
          "first",
          "≤ 980 ms: 0.2 × the nearest other wall",
        ),
        ...figures("… read again", "warm", "≤ 3.5 ms: 0.5 × the nearest other wall"),
        ...figures("… the worst other request meanwhile", "worstOther", "≤ 50 ms"),
      ];
    } finally {
      await feeds.stop();
    }
  },
};
