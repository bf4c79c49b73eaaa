import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import { calendarServers } from "../companions/calendar-servers.ts";
import { icsFileOf, veventOf } from "../fixtures/calendar/family-ics.ts";
import {
  feedIdOf,
  openWall,
  type OpenWall,
  sendOnce,
  textIn,
  untilSettled,
} from "./elsewhere/open-wall.ts";

/** How often the wall is killed while a time of a series moves to another account, or is taken back from there. */
const kills = 60;
/** How many rounds are timed before the first kill. */
const timedRounds = 3;
const firstDay = Date.parse("2026-11-24T14:30:00.000Z");
const instantOf = (round: number): string => new Date(firstDay + round * 86_400_000).toISOString();
const stampOf = (round: number): string => instantOf(round).replaceAll(/[-:]|\.000/g, "");

/** What the family did to one time, as far as the wall acknowledged it. */
interface Round {
  isMoved: boolean;
  isBack: boolean;
}

const seriesIdOf = async ({ url }: OpenWall): Promise<string> => {
  const answer = await fetch(`${url}/api/calendar?start=2026-11-24&end=2027-03-01`);
  const { events } = api["GET /api/calendar"].answer.parse(await answer.json());
  return (
    events.find(({ recurring, seriesId }) => recurring && seriesId !== undefined)?.seriesId ?? ""
  );
};

/** Moves one time to the other account and takes that back, until the wall is killed. */
const moveAndTakeBack = async (
  wall: OpenWall,
  feedId: string,
  at: number,
  round: Round,
): Promise<void> => {
  const which = `scope=one&occurrence=${encodeURIComponent(instantOf(at))}`;
  const path = `/api/calendar/events/${await seriesIdOf(wall)}?${which}`;
  round.isMoved = (await sendOnce(wall, "PATCH", path, { feedId })).isFine;
  if (!round.isMoved) return;
  const answer = await fetch(`${wall.url}/api/calendar/changes`);
  const { items } = api["GET /api/calendar/changes"].answer.parse(await answer.json());
  const undo = `/api/calendar/changes/${items[0]?.id}/undo`;
  round.isBack = (await sendOnce(wall, "POST", undo, {})).isFine;
};

const rowsOf = (rounds: readonly Round[], school: string, work: string): readonly FigureRow[] => {
  const places = rounds.map((round, at) => {
    const left = [...school.matchAll(/^EXDATE.*$/gm)].join("\n").includes(stampOf(at));
    const there = work
      .split(/\r?\n/)
      .filter((line) => line.startsWith("DTSTART") && line.endsWith(stampOf(at)));
    return { ...round, home: left ? 0 : 1, away: there.length };
  });
  const count = (fits: (each: (typeof places)[number]) => boolean): number =>
    places.filter(fits).length;
  return [
    {
      promise: "a time that moves to another account and back is never lost by kill -9",
      tries: rounds.length,
      losses: count(({ home, away }) => home + away === 0),
    },
    {
      promise: "nor is it in both",
      tries: rounds.length,
      losses: count(({ home, away }) => home + away > 1),
    },
    {
      promise: "an acknowledged undo of it is in its series again",
      tries: count(({ isBack }) => isBack),
      losses: count(({ isBack, home }) => isBack && home === 0),
    },
  ];
};

const run: Fault["run"] = async (open) => {
  const radicale = calendarServers.find(({ maker }) => maker === "Radicale");
  if (radicale?.isHere !== true)
    return [
      {
        promise: "a time between two accounts survives kill -9 (no Radicale)",
        tries: 0,
        losses: 0,
      },
    ];
  const [school, work] = await Promise.all([radicale.start(), radicale.start()]);
  const addresses = {
    school: await school.makeCalendar("school", { title: "Family" }),
    work: await work.makeCalendar("work", { title: "Work" }),
  };
  const lesson = veventOf("piano", "Piano", [
    ...[`DTSTART:${stampOf(0)}`, "DURATION:PT45M", "RRULE:FREQ=DAILY;COUNT=90"],
  ]);
  await school.send("PUT", `${addresses.school}piano.ics`, { body: icsFileOf(lesson) });
  const measured = open();
  const env = {
    ...{ TZ: "Europe/Berlin", CALDAV_URL: school.url, CALDAV_USER: school.user },
    ...{ CALDAV_PASSWORD: school.password, CALDAV_URL_2: work.url, CALDAV_USER_2: work.user },
    CALDAV_PASSWORD_2: work.password,
  };
  let wall = await measured.startWall(env);
  await feedIdOf(wall);
  const feedId = await feedIdOf(wall, "Work");
  const cookie = await openWall(wall);
  const rounds: Round[] = [];
  const begin = (): Promise<void> => {
    const round = { isMoved: false, isBack: false };
    rounds.push(round);
    const opened = { url: wall.url, cookie };
    return moveAndTakeBack(opened, feedId, rounds.length - 1, round).catch(() => undefined);
  };
  let longest = 0;
  for (let timed = 0; timed < timedRounds; timed += 1) {
    const begun = performance.now();
    await begin();
    longest = Math.max(longest, performance.now() - begun);
  }
  for (let killed = 0; killed < kills; killed += 1) {
    const moving = begin();
    await wait(Math.random() * 1.5 * longest);
    process.kill(wall.pid, "SIGKILL");
    await Promise.all([moving, wall.ended]);
    wall = await measured.startWall(env);
    await untilSettled(wall);
  }
  const texts = [
    await textIn(school, addresses.school),
    await textIn(work, addresses.work),
  ] as const;
  await wall.stop();
  await Promise.all([school.close(), work.close()]);
  return rowsOf(rounds, ...texts);
};

/** A time of a series that moves to another account, and undo of that, survive kill -9: it is at one of them. */
export const fault: Fault = { name: "killed while taking back", run };
