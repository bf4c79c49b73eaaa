import { createECDH, randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import webpush from "web-push";
import { api } from "#contract/api.ts";
import type { HomeCosts } from "#scripts/measure/homes.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { cpuMsOf, memoryMbOf, processesBelow } from "#scripts/measure/process-use.ts";
import { openParentBrowser } from "../../fixtures/access/parent-browser.ts";
import { startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { schoolFeed } from "../../fixtures/calendar/school-feed.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

const [restMs, streams, screens, times, polls] = [10_000, 200, 3, 2_000, 4];
/** A manual refresh sooner than this is answered from what is known. */
const handMs = 10_200;
const family = ["/api/board/routine", "/api/calendar", "/api/grocery", "/api/balances"];

/** The processor time of one of so many steps, in milliseconds. */
const eachMs = async (pid: number, count: number, step: (n: number) => Promise<void>) => {
  const begun = cpuMsOf(pid);
  for (let n = 0; n < count; n += 1) await step(n);
  return (cpuMsOf(pid) - begun) / count;
};

const ask = async (url: string, body?: object): Promise<void> => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(
    url,
    body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) },
  );
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

/** What a process costs at rest. */
const atRest = async ({ pid }: StartedProgram) => {
  await pause(restMs);
  const [begunMs, processMb] = [cpuMsOf(pid), memoryMbOf(pid)];
  await pause(restMs);
  return { processMb, restMsPerSecond: (cpuMsOf(pid) - begunMs) / (restMs / 1_000) };
};

/** What each open live stream adds to a process. */
const streamMbOf = async ({ pid, url }: StartedProgram): Promise<number> => {
  const closed = memoryMbOf(pid);
  const open = await Promise.all(Array.from({ length: streams }, () => openLiveStream(url)));
  const streamMb = Math.max(0, memoryMbOf(pid) - closed) / streams;
  for (const stream of open) stream.close();
  return streamMb;
};

const sizeKbOf = (dir: string): number =>
  readdirSync(dir)
    .filter((name) => name.startsWith("wall.db"))
    .reduce((all, name) => all + statSync(join(dir, name)).size / 1_000, 0);

/** A phone's message, encrypted and signed as each push is. */
const pushMs = (): number => {
  const phone = createECDH("prime256v1");
  phone.generateKeys();
  const [p256dh, auth] = [phone.getPublicKey("base64url"), randomBytes(16).toString("base64url")];
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const of = "https://push.example";
  const begun = process.cpuUsage();
  for (let n = 0; n < times; n += 1) {
    webpush.getVapidHeaders(of, "mailto:a@example.com", publicKey, privateKey, "aes128gcm");
    webpush.encrypt(p256dh, auth, JSON.stringify({ title: "Piano in 30 minutes" }), "aes128gcm");
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000 / times;
};

/** A large feed that is asked anew and hasn't changed. */
const pollMs = async (wall: StartedProgram): Promise<number> => {
  const parent = await openParentBrowser(wall.url);
  const feeds = api["GET /api/calendar/feeds"].answer;
  const [feed] = feeds.parse(await parent.get("/api/calendar/feeds")).items;
  await ask(`${wall.url}/api/calendar`);
  return eachMs(wall.pid, polls, async () => {
    await pause(handMs);
    await parent.post(`/api/calendar/feeds/${feed?.id}/refresh`);
  });
};

/** A home without a calendar: what it costs at rest, and each write to it. */
const measureQuietHome = async (measured: MeasuredWall) => {
  const wall = await measured.startWall();
  const rest = await atRest(wall);
  const streamMb = await streamMbOf(wall);
  await wall.stop();
  const before = sizeKbOf(measured.dataDir);
  const again = await measured.startWall();
  const open = await Promise.all(Array.from({ length: screens }, () => openLiveStream(again.url)));
  const writeMs = await eachMs(again.pid, times, (n) =>
    ask(`${again.url}/api/grocery`, { name: `thing ${n}` }),
  );
  for (const stream of open) stream.close();
  await again.stop();
  return { ...rest, streamMb, writeMs, rowKb: (sizeKbOf(measured.dataDir) - before) / times };
};

/** What a calendar of 5,000 events adds to a home, its reads and its polls. */
const measureCalendarHome = async (measured: MeasuredWall, feedUrl: string) => {
  const env = { CALENDAR_ICS_URL: feedUrl, MEMBER_PIN_MOM: "2468", TZ: "Europe/Berlin" };
  const wall = await measured.startWall(env);
  await ask(`${wall.url}/api/calendar`);
  // The process that read the calendar ends when nothing is asked of it.
  while (processesBelow(wall.pid) > 0) await pause(1_000);
  const memoryMb = memoryMbOf(wall.pid);
  const readMs = await eachMs(wall.pid, times, (n) =>
    ask(wall.url + (family[n % family.length] ?? "")),
  );
  const poll = await pollMs(wall);
  await wall.stop();
  return { memoryMb, readMs, pollMs: poll };
};

/** Measures what one home costs a server: at rest, for a read, a write, a poll of its calendar, a push, a row. */
export const measureHome = async (open: () => MeasuredWall): Promise<HomeCosts> => {
  const quiet = await measureQuietHome(open());
  const calendars = await startFeedServer();
  try {
    calendars.put("/school", schoolFeed());
    const { memoryMb, ...asked } = await measureCalendarHome(open(), `${calendars.url}/school`);
    const calendarMb = Math.max(0, memoryMb - quiet.processMb);
    return { ...quiet, ...asked, calendarMb, pushMs: pushMs() };
  } finally {
    await calendars.stop();
  }
};
