import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { hasRadicale, startRadicale } from "../companions/radicale.ts";

const kills = 200;

/** What the family wrote in one round, as far as the wall acknowledged it. */
interface Round {
  readonly title: string;
  isAdded: boolean;
  isChanged: boolean;
}

interface OpenWall {
  readonly url: string;
  readonly cookie: string;
}

/** The cookie of a browser that has opened the wall; others don't write into calendars elsewhere. */
const openWall = async ({ url }: StartedProgram): Promise<string> => {
  const { headers } = await fetch(url);
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
};

const send = async ({ url, cookie }: OpenWall, method: string, path: string, body: object) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { isFine: answer.ok, text };
};

/** Adds an event and changes it, until the wall is killed. */
const write = async (wall: OpenWall, feedId: string, round: Round): Promise<void> => {
  const added = await send(wall, "POST", "/api/calendar/events", {
    ...{ feedId, title: round.title },
    ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
  });
  round.isAdded = added.isFine;
  if (!added.isFine) return;
  const { id } = api["POST /api/calendar/events"].answer.parse(JSON.parse(added.text));
  const changed = await send(wall, "PATCH", `/api/calendar/events/${id}`, {
    location: round.title,
  });
  round.isChanged = changed.isFine;
};

const feedIdOf = async (wall: StartedProgram): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${wall.url}/api/calendar`);
    const [feed] = answer.ok
      ? api["GET /api/calendar"].answer.parse(await answer.json()).feeds
      : [];
    if (feed !== undefined) return feed.id;
    await wait(100);
  }
};

const settled = async (wall: StartedProgram): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${wall.url}/api/calendar/changes`);
    const { waiting } = api["GET /api/calendar/changes"].answer.parse(await answer.json());
    if (waiting.length === 0) return;
    await wait(250);
  }
};

const countOf = (text: string, line: string): number =>
  text.split(/\r?\n/).filter((each) => each === line).length;

/** What is written into a calendar elsewhere survives kill -9, and is there once. */
export const fault: Fault = {
  name: "killed while writing elsewhere",
  run: async (open) => {
    if (!hasRadicale)
      return [
        { promise: "an event elsewhere survives kill -9 (no Radicale)", tries: 0, losses: 0 },
      ];
    const radicale = await startRadicale();
    const calendar = await radicale.makeCalendar("family", { title: "Family" });
    const env = {
      TZ: "Europe/Berlin",
      CALDAV_URL: radicale.url,
      CALDAV_USER: radicale.user,
      CALDAV_PASSWORD: radicale.password,
    };
    const measured = open();
    let wall = await measured.startWall(env);
    const feedId = await feedIdOf(wall);
    const cookie = await openWall(wall);
    const rounds: Round[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const round = { title: `Event ${kill}`, isAdded: false, isChanged: false };
      rounds.push(round);
      const writing = write({ url: wall.url, cookie }, feedId, round).catch(() => undefined);
      await wait(Math.random() * 1_500);
      process.kill(wall.pid, "SIGKILL");
      await Promise.all([writing, wall.ended]);
      wall = await measured.startWall(env);
    }
    await settled(wall);
    const text = (await (await radicale.send("GET", calendar)).text()).replaceAll(
      /\r?\n[ \t]/g,
      "",
    );
    await wall.stop();
    await radicale.close();
    const found = rounds.map((round) => ({
      ...round,
      events: countOf(text, `SUMMARY:${round.title}`),
      places: countOf(text, `LOCATION:${round.title}`),
    }));
    const count = (fits: (each: (typeof found)[number]) => boolean): number =>
      found.filter(fits).length;
    return [
      {
        promise: "an acknowledged event is in the family's calendar after kill -9",
        tries: count(({ isAdded }) => isAdded),
        losses: count(({ isAdded, events }) => isAdded && events === 0),
      },
      {
        promise: "an acknowledged change of it is there too",
        tries: count(({ isChanged }) => isChanged),
        losses: count(({ isChanged, places }) => isChanged && places === 0),
      },
      {
        promise: "an event is there once, whenever the power goes",
        tries: kills,
        losses: count(({ events }) => events > 1),
      },
    ];
  },
};
