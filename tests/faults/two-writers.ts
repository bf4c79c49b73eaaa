import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import { hasCaldavWriter, openCaldavWriter } from "../companions/caldav-writer.ts";
import { hasRadicale, startRadicale } from "../companions/radicale.ts";
import { familyPins, openWallBrowser, signInBrowser } from "../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../fixtures/calendar/family-ics.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { startTestServer } from "../fixtures/server/test-server.ts";

/** How often both write; each fifth time the other program doesn't look. */
const rounds = 500;

const lesson = icsFileOf(
  veventOf("lesson", "Title", [
    ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"],
    ...["RRULE:FREQ=WEEKLY", "LOCATION:Place", "X-KEPT:as it is"],
  ]),
);

/** A wall and python3-caldav at one event of a Radicale. */
const openBoth = async () => {
  const radicale = await startRadicale();
  const calendar = await radicale.makeCalendar("shared", { title: "Family" });
  const url = `${calendar}lesson.ics`;
  await radicale.send("PUT", url, { body: lesson });
  const { user, password } = radicale;
  const server = await startTestServer({
    env: {
      ...familyPins,
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: user, CALDAV_PASSWORD: password },
    },
  });
  const wall = await openWallBrowser(server);
  const parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
  const other = openCaldavWriter(url, radicale);
  const { events, feeds } = (await wall.get("/api/calendar")).body;
  return {
    ...{ wall, other },
    linesNow: async (): Promise<string[]> =>
      (await (await radicale.send("GET", url)).text()).split(/\r?\n/),
    rename: (title: string) =>
      wall.send("PATCH", `/api/calendar/events/${events[0].seriesId}?scope=all`, { title }),
    readAgain: async (): Promise<void> => {
      server.clock.advance(6_000);
      await parent.send("POST", `/api/calendar/feeds/${feeds[0].id}/refresh`);
    },
    close: async (): Promise<void> => {
      await other.close();
      await server.close();
      await radicale.close();
    },
  };
};
type Both = Awaited<ReturnType<typeof openBoth>>;

/** Both change another field, in turn or at once; true where all of it is there, once. */
const writeBoth = async ({ rename, other, linesNow }: Both, round: number): Promise<boolean> => {
  const [title, place] = [`Title ${round}`, `LOCATION:Place ${round}`];
  if (round % 3 === 0) await other.write("LOCATION:", place);
  const writing = round % 3 === 0 ? "written" : other.write("LOCATION:", place);
  const [{ status }] = await Promise.all([rename(title), writing]);
  const lines = await linesNow();
  const wanted = [`SUMMARY:${title}`, place, "X-KEPT:as it is"];
  return (
    status === 200 && wanted.every((line) => lines.filter((each) => each === line).length === 1)
  );
};

/** The other writes over the family's change; true where that is noticed, and undo brings it back. */
const writeBlindly = async (
  { wall, rename, other, linesNow, readAgain }: Both,
  round: number,
): Promise<boolean> => {
  await other.load();
  await rename(`Title ${round}`);
  await other.saveBlindly("LOCATION:", `LOCATION:Blind ${round}`);
  await readAgain();
  const [row] = (await wall.get("/api/calendar/changes")).body.items;
  if (row.what !== "overwritten") return false;
  await wall.send("POST", `/api/calendar/changes/${row.id}/undo`);
  return (await linesNow()).includes(`SUMMARY:Title ${round}`);
};

/** A wall and another program change one event in turn and at once: nothing is lost or doubled unsaid. */
export const fault: Fault = {
  name: "two writers of one event",
  run: async (): Promise<readonly FigureRow[]> => {
    const merged = { promise: "two writers of one event keep both changes", tries: 0, losses: 0 };
    const noticed = { promise: "a blind overwrite is told and undone", tries: 0, losses: 0 };
    if (!hasRadicale || !hasCaldavWriter) return [merged, noticed];
    const both = await openBoth();
    for (let round = 1; round <= rounds; round += 1) {
      const isBlind = round % 5 === 0;
      const row = isBlind ? noticed : merged;
      row.tries += 1;
      const isKept = await (isBlind ? writeBlindly : writeBoth)(both, round);
      if (!isKept) row.losses += 1;
    }
    await both.close();
    return [merged, noticed];
  },
};
