import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import { hasRadicale, startRadicale } from "../companions/radicale.ts";
import { openWallBrowser } from "../fixtures/access/sign-in.ts";
import { type Loss, startDroppingProxy } from "../fixtures/calendar/dropping-proxy.ts";
import type { TestBrowser } from "../fixtures/http/test-browser.ts";
import { startTestServer } from "../fixtures/server/test-server.ts";

/** How often a connection is lost: at the first or second request of a write, before or after the server has it. */
const drops = 200;
/** How often the family writes while the server is away, every five minutes of an hour. */
const writesOfHour = 12;

const open = async () => {
  const radicale = await startRadicale();
  const calendar = await radicale.makeCalendar("family", { title: "Family" });
  const proxy = await startDroppingProxy(radicale.url);
  const { user, password } = radicale;
  const server = await startTestServer({
    env: { CALDAV_URL: proxy.url, CALDAV_USER: user, CALDAV_PASSWORD: password },
  });
  const wall = await openWallBrowser(server);
  const [feed] = (await wall.get("/api/calendar")).body.feeds;
  return {
    ...{ radicale, proxy, server, wall, feedId: String(feed.id) },
    titles: async (): Promise<string[]> => {
      const text = await (await radicale.send("GET", calendar)).text();
      return [...text.matchAll(/^SUMMARY:(.*)\r?$/gm)].map(([, title = ""]) => title);
    },
    close: async (): Promise<void> => {
      await server.close();
      await proxy.close();
      await radicale.close();
    },
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

const add = async (wall: TestBrowser, feedId: string, title: string): Promise<string> => {
  const made = await wall.send("POST", "/api/calendar/events", {
    ...{ feedId, title },
    ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
  });
  return made.body.id;
};
const rename = (wall: TestBrowser, id: string, title: string) =>
  wall.send("PATCH", `/api/calendar/events/${id}`, { title });

const history = async (wall: TestBrowser) => (await wall.get("/api/calendar/changes")).body;
const untilSent = async (wall: TestBrowser): Promise<void> => {
  while ((await history(wall)).waiting.length > 0) await wall.get("/api/calendar");
};

const drop = async ({ proxy, wall, feedId, titles }: Opened): Promise<FigureRow> => {
  for (let round = 0; round < drops; round += 1) {
    const loss: Loss = round % 2 === 0 ? "answer" : "request";
    proxy.loseAt(Math.floor(round / 2) % 2, loss);
    await rename(wall, await add(wall, feedId, `New ${round}`), `Kept ${round}`);
    await untilSent(wall);
  }
  const found = await titles();
  const losses = Array.from({ length: drops }, (_, round) => `Kept ${round}`).filter(
    (title) => found.filter((each) => each === title).length !== 1,
  ).length;
  return {
    promise: "an event elsewhere is there once, whichever request is lost",
    ...{ tries: proxy.lost(), losses: losses + Math.abs(found.length - drops) },
  };
};

const beAway = async ({ radicale, server, wall, feedId, titles }: Opened): Promise<FigureRow> => {
  const id = await add(wall, feedId, "Hour 0");
  await radicale.stop();
  for (let write = 1; write <= writesOfHour; write += 1) {
    server.clock.advance(5 * 60_000);
    await rename(wall, id, `Hour ${write}`);
  }
  const waited = (await history(wall)).waiting.length;
  await radicale.resume();
  await server.restart();
  const again = await openWallBrowser(server);
  await untilSent(again);
  const order = (await history(again)).items
    .slice(0, writesOfHour)
    .map(({ title }: { title: string }) => title);
  const wanted = Array.from({ length: writesOfHour }, (_, index) => index).toReversed();
  const isInOrder = wanted.every((before, index) => order[index] === `Hour ${before}`);
  const last = (await titles()).filter((title) => title.startsWith("Hour "));
  const isThere = last.length === 1 && last[0] === `Hour ${writesOfHour}`;
  return {
    promise: "what was written in an hour without the calendar's server arrives in order",
    ...{ tries: waited, losses: isInOrder && isThere ? 0 : writesOfHour },
  };
};

/** A calendar's server that drops connections or is away loses nothing and has nothing twice. */
export const fault: Fault = {
  name: "a calendar's server that drops or is away",
  run: async () => {
    if (!hasRadicale)
      return [{ promise: "an event elsewhere is there once (no Radicale)", tries: 0, losses: 0 }];
    const opened = await open();
    try {
      return [await drop(opened), await beAway(opened)];
    } finally {
      await opened.close();
    }
  },
};
