import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Bench } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { openParentBrowser } from "../fixtures/access/parent-browser.ts";
import { schoolFeed } from "../fixtures/calendar/school-feed.ts";

const bareHttp = join(import.meta.dirname, "reference/bare-http.ts");
/** A calendar is fetched twelve times an hour; mostly nothing has changed. */
const fetches = 12;
const isChanged = (asked: number): boolean => asked % 4 === 1;
/** V8 has looked through its memory then, and given back what only the start needed. */
const settleMs = 20_000;
/** Every hour has minutes without new pages. */
const quietMs = 45_000;
const readEvery = 200;
/** Of the second screen's reads, one in so many turns the page. */
const turnEvery = 3;
/** A manual refresh sooner than this returns the cached calendar. */
const handMs = 10_200;

/** The resident memory of a process; needs Linux. */
const megabytesOf = ({ pid }: StartedProgram): number => {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
};

const read = async (wall: StartedProgram, path: string): Promise<void> => {
  const answer = await fetch(wall.url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
};

/** Two screens that read, one of which turns the pages, until the time is over. */
const readFor = async (wall: StartedProgram, ms: number): Promise<void> => {
  const begun = performance.now();
  for (let turn = 0; performance.now() - begun < ms; turn += 1) {
    const month = (Math.floor(turn / turnEvery) % 12) + 1;
    const start = `2026-${String(month).padStart(2, "0")}-01`;
    await Promise.all([read(wall, "/api/calendar"), read(wall, `/api/calendar?start=${start}`)]);
    await pause(readEvery);
  }
};

/** The server's memory: at rest after its start, and after an hour's twelve fetches, compressed in time. */
export const bench: Bench = {
  name: "memory",
  onlyByName: true,
  run: async (open) => {
    const feeds = await startFeedServer();
    try {
      const bare = await open().startReference(bareHttp);
      const idle = await open().startWall();
      await pause(settleMs);
      const [begun, reference] = [megabytesOf(idle), megabytesOf(bare)];
      await idle.stop();

      feeds.put("/school", schoolFeed());
      const env = { CALENDAR_ICS_URL: `${feeds.url}/school`, MEMBER_PIN_MOM: "2468" };
      const wall = await open().startWall({ ...env, TZ: "Europe/Berlin" });
      const parent = await openParentBrowser(wall.url);
      const list = api["GET /api/calendar/feeds"].answer;
      const [school] = list.parse(await parent.get("/api/calendar/feeds")).items;
      for (let asked = 1; asked <= fetches; asked += 1) {
        await readFor(wall, handMs);
        if (isChanged(asked)) feeds.put("/school", schoolFeed(`Lesson of week ${asked}`));
        await parent.post(`/api/calendar/feeds/${school?.id}/refresh`);
      }
      await readFor(wall, quietMs);
      return [
        {
          ...{ what: "memory, at rest after a start", unit: "MB", ours: begun, reference },
          goal: "≤ 105 MB",
        },
        {
          ...{ what: "… after an hour of a large feed", unit: "MB" },
          ...{ ours: megabytesOf(wall), reference },
          goal: "≤ 170 MB",
        },
      ];
    } finally {
      await feeds.stop();
    }
  },
};
