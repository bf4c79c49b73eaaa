import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import { calendarServers } from "../companions/calendar-servers.ts";
import {
  feedIdOf,
  openWall,
  type OpenWall,
  sendOnce,
  textIn,
  untilSettled,
} from "./elsewhere/open-wall.ts";

/** How often the wall is killed beside each maker's server. */
const kills = { Radicale: 200, Xandikos: 120, "sabre/dav": 120 } as const;
/** How many writes are timed before the first kill. */
const timedWrites = 3;

/** What the family wrote in one round, as far as the wall acknowledged it. */
interface Round {
  readonly title: string;
  isAdded: boolean;
  isChanged: boolean;
}

/** Adds an event and changes it, until the wall is killed. */
const write = async (wall: OpenWall, feedId: string, round: Round): Promise<void> => {
  const added = await sendOnce(wall, "POST", "/api/calendar/events", {
    ...{ feedId, title: round.title },
    ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
  });
  round.isAdded = added.isFine;
  if (!added.isFine) return;
  const { id } = api["POST /api/calendar/events"].answer.parse(JSON.parse(added.text));
  const changed = await sendOnce(wall, "PATCH", `/api/calendar/events/${id}`, {
    location: round.title,
  });
  round.isChanged = changed.isFine;
};

const countOf = (text: string, line: string): number =>
  text.split(/\r?\n/).filter((each) => each === line).length;

/** What was lost or doubled, of all that was written beside a maker's server. */
const rowsOf = (
  maker: keyof typeof kills,
  rounds: readonly Round[],
  text: string,
): readonly FigureRow[] => {
  const found = rounds.map((round) => ({
    ...round,
    events: countOf(text, `SUMMARY:${round.title}`),
    places: countOf(text, `LOCATION:${round.title}`),
  }));
  const count = (fits: (each: (typeof found)[number]) => boolean): number =>
    found.filter(fits).length;
  return [
    {
      promise: `an acknowledged event is in the family's calendar after kill -9 (${maker})`,
      tries: count(({ isAdded }) => isAdded),
      losses: count(({ isAdded, events }) => isAdded && events === 0),
    },
    {
      promise: `an acknowledged change of it is there too (${maker})`,
      tries: count(({ isChanged }) => isChanged),
      losses: count(({ isChanged, places }) => isChanged && places === 0),
    },
    {
      promise: `an event is there once, whenever the power goes (${maker})`,
      tries: rounds.length,
      losses: count(({ events }) => events > 1),
    },
  ];
};

/** Writes into a calendar of one maker's server while the wall is killed, and counts what is lost or doubled. */
const killBeside = async (
  { maker, isHere, start }: (typeof calendarServers)[number],
  open: Parameters<Fault["run"]>[0],
): Promise<readonly FigureRow[]> => {
  if (!isHere)
    return [{ promise: `an event elsewhere survives kill -9 (no ${maker})`, tries: 0, losses: 0 }];
  const remote = await start();
  const calendar = await remote.makeCalendar("family", { title: "Family" });
  const env = {
    TZ: "Europe/Berlin",
    CALDAV_URL: remote.url,
    CALDAV_USER: remote.user,
    CALDAV_PASSWORD: remote.password,
  };
  const measured = open();
  let wall = await measured.startWall(env);
  const feedId = await feedIdOf(wall);
  const cookie = await openWall(wall);
  const rounds: Round[] = [];
  const begin = (): Promise<void> => {
    const round = { title: `Event ${rounds.length}`, isAdded: false, isChanged: false };
    rounds.push(round);
    return write({ url: wall.url, cookie }, feedId, round).catch(() => undefined);
  };
  const kill = async (writing: Promise<void>): Promise<void> => {
    process.kill(wall.pid, "SIGKILL");
    await Promise.all([writing, wall.ended]);
    wall = await measured.startWall(env);
  };
  // Power goes at any moment of a write, and after it: how long one takes depends on the machine.
  let longest = 0;
  for (let timed = 0; timed < timedWrites; timed += 1) {
    const begun = performance.now();
    const writing = begin();
    await writing;
    longest = Math.max(longest, performance.now() - begun);
    await kill(writing);
  }
  for (let killed = 0; killed < kills[maker]; killed += 1) {
    const writing = begin();
    await wait(Math.random() * 1.5 * longest);
    await kill(writing);
  }
  await untilSettled(wall);
  const text = await textIn(remote, calendar);
  await wall.stop();
  await remote.close();
  return rowsOf(maker, rounds, text);
};

/** What is written into a calendar elsewhere survives kill -9, and is there once. */
export const fault: Fault = {
  name: "killed while writing elsewhere",
  run: async (open) => {
    const counted: FigureRow[] = [];
    for (const each of calendarServers) counted.push(...(await killBeside(each, open)));
    return counted;
  },
};
