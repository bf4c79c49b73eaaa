import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { calendarServers } from "../companions/calendar-servers.ts";
import { feedIdOf, openWall, sendOnce, textIn, untilSettled } from "./elsewhere/open-wall.ts";

/** How often the wall is killed beside each maker's server. */
const kills = 40;
/** How many events the family calendar has, which move to and fro as one. */
const events = 40;
const titles = Array.from({ length: events }, (_, index) => `Event ${index + 100}`);
const path = "/api/calendar/moves";

/** A browser on which a parent has just unlocked Settings. */
const openUnlocked = async (program: StartedProgram) => {
  const wall = { url: program.url, cookie: await openWall(program) };
  const answer = await fetch(`${wall.url}/api/unlock`, {
    method: "POST",
    headers: { cookie: wall.cookie, "content-type": "application/json" },
    body: JSON.stringify({ memberId: "mom", pin: "2468" }),
  });
  if (!answer.ok) throw new Error(`no unlock: ${answer.status} ${await answer.text()}`);
  const given = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { ...wall, cookie: [wall.cookie, ...given].join("; ") };
};
type Unlocked = Awaited<ReturnType<typeof openUnlocked>>;

/** Moves a calendar whole until it is done or the wall is gone; how many requests were answered. */
const moveAll = async (wall: Unlocked, from: string, to: string): Promise<number> => {
  let after: string | null | undefined;
  for (let answered = 0; ; answered += 1) {
    const body = { from, to, ...(after == null ? {} : { after }) };
    const { isFine, text } = await sendOnce(wall, "POST", path, body);
    if (!isFine) throw new Error(`a move was answered ${text}`);
    after = api["POST /api/calendar/moves"].answer.parse(JSON.parse(text)).next;
    if (after === null) return answered;
  }
};

const familyTitles = async (wall: StartedProgram): Promise<string[]> => {
  const text = await (await fetch(`${wall.url}/api/calendar/family.ics`)).text();
  return [...text.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title = ""]) => title);
};

/** Moves the family calendar to and fro while the wall is killed, and counts what is lost or doubled. */
const killBeside = async (
  { maker, isHere, start }: (typeof calendarServers)[number],
  open: Parameters<Fault["run"]>[0],
): Promise<readonly FigureRow[]> => {
  if (!isHere)
    return [{ promise: `a whole move survives kill -9 (no ${maker})`, tries: 0, losses: 0 }];
  const remote = await start();
  const calendar = await remote.makeCalendar("family", { title: "Family" });
  const env = {
    ...{ TZ: "Europe/Berlin", MEMBER_PIN_MOM: "2468" },
    ...{ CALDAV_URL: remote.url, CALDAV_USER: remote.user, CALDAV_PASSWORD: remote.password },
  };
  const measured = open();
  let program = await measured.startWall(env);
  const feedId = await feedIdOf(program);
  let wall = await openUnlocked(program);
  for (const title of titles)
    await sendOnce(wall, "POST", "/api/calendar/events", {
      ...{ feedId: "family", title },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
  const begun = performance.now();
  await moveAll(wall, "family", feedId);
  const whole = performance.now() - begun;
  let isComingHome = false;
  for (let killed = 0; killed < kills; killed += 1) {
    // Half-way there or half-way back, in turn.
    isComingHome = !isComingHome;
    const [from, to] = isComingHome ? [feedId, "family"] : ["family", feedId];
    const moving = moveAll(wall, from, to).catch(() => undefined);
    await wait(Math.random() * whole);
    process.kill(program.pid, "SIGKILL");
    await Promise.all([moving, program.ended]);
    program = await measured.startWall(env);
    await feedIdOf(program);
    wall = await openUnlocked(program);
  }
  await untilSettled(program);
  const elsewhere = await textIn(remote, calendar);
  const found = [
    ...(await familyTitles(program)),
    ...[...elsewhere.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title = ""]) => title),
  ];
  await program.stop();
  await remote.close();
  // What is lost once stays lost: each kill is a try.
  const times = titles.map((title) => found.filter((each) => each === title).length);
  return [
    {
      promise: `an event of a calendar that moves whole is never lost by kill -9 (${maker})`,
      ...{ tries: kills, losses: times.filter((count) => count === 0).length },
    },
    {
      promise: `nor is it there twice (${maker})`,
      ...{ tries: kills, losses: times.filter((count) => count > 1).length },
    },
  ];
};

/** A calendar that moves whole into another one survives kill -9: each event is in one of them. */
export const fault: Fault = {
  name: "killed while a calendar moves whole",
  run: async (open) => {
    const counted: FigureRow[] = [];
    for (const each of calendarServers) counted.push(...(await killBeside(each, open)));
    return counted;
  },
};
