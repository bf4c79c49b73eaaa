import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCalendarFixture, pianoLesson } from "../../fixtures/calendar/calendar-fixture.ts";

let calendar: Awaited<ReturnType<typeof openCalendarFixture>>;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterEach(() => calendar.empty());
afterAll(() => calendar.server.close());

const at = (occurrence: string, scope: string) => `?scope=${scope}&occurrence=${occurrence}`;
const seen = "2026-12-14T16:00:00Z";
const lines = () => calendar.lines("2026-12-07", "2026-12-22");
const changedAt = (day: string, hour: string) => ({
  ...{ start: `${day}T${hour}:00:00Z`, end: `${day}T${hour}:45:00Z` },
});

/** A lesson on Mondays that Mia has at 18:00, and as "Viola", from 14 December on. */
const splitLesson = async (): Promise<string> => {
  const { id } = await calendar.add(pianoLesson);
  const patch = { title: "Viola", ...changedAt("2026-12-14", "17") };
  const { status } = await calendar.change(id, at(seen, "following"), patch);
  expect(status).toBe(200);
  return String(id);
};
const mias = ["Piano 2026-12-07T16:00", "Viola 2026-12-14T17:00", "Viola 2026-12-21T17:00"];

describe("a change on the way while the series was split there", () => {
  it("goes from one on to the times that were split off", async () => {
    const id = await splitLesson();
    const patch = { title: "Cello", ...changedAt("2026-12-14", "15") };
    expect((await calendar.change(id, at(seen, "following"), patch)).status).toBe(200);
    expect(await lines()).toEqual([mias[0], "Cello 2026-12-14T15:00", "Cello 2026-12-21T15:00"]);
  });

  it("of one time goes to that day's time, which Recent changes take back where it went", async () => {
    const id = await splitLesson();
    const later = { title: "Concert", ...changedAt("2026-12-21", "18") };
    const seenLater = "2026-12-21T16:00:00Z";
    expect((await calendar.change(id, at(seenLater, "one"), later)).status).toBe(200);
    expect(await lines()).toEqual([mias[0], mias[1], "Concert 2026-12-21T18:00"]);
    const [act] = (await calendar.phone.get("/api/acts")).body.items;
    await calendar.phone.send("POST", `/api/acts/${act.id}/undo`);
    expect(await lines()).toEqual(mias);
    expect((await calendar.remove(id, at(seenLater, "one"))).status).toBe(204);
    expect(await lines()).toEqual(mias.slice(0, 2));
  });

  it("of all times goes to those of the series, by as much as was meant", async () => {
    const id = await splitLesson();
    const patch = { title: "Cello", ...changedAt("2026-12-14", "15") };
    expect((await calendar.change(id, at(seen, "all"), patch)).status).toBe(200);
    expect(await lines()).toEqual(["Cello 2026-12-07T15:00", mias[1], mias[2]]);
  });

  it("is told where nobody knows which time is meant, and where that is gone", async () => {
    const id = await splitLesson();
    await calendar.change(id, at("2026-11-30T16:00:00Z", "all"), {
      start: "2026-12-01T16:00:00Z",
      end: "2026-12-01T16:45:00Z",
    });
    const monday = at("2026-12-07T16:00:00Z", "one");
    const unclear = await calendar.change(id, monday, { title: "Cello" });
    expect([unclear.status, unclear.body.code]).toEqual([409, "changedMeanwhile"]);
    const tuesday = at("2026-12-08T16:00:00Z", "one");
    expect((await calendar.remove(id, tuesday)).status).toBe(204);
    const gone = await calendar.change(id, tuesday, { title: "Cello" });
    expect([gone.status, gone.body.field]).toEqual([400, "occurrence"]);
  });
});

it("a change of one time goes to its day's when the whole series has another hour meanwhile", async () => {
  const { id } = await calendar.add(pianoLesson);
  await calendar.change(id, "?scope=all", changedAt("2026-11-23", "17"));
  expect((await calendar.change(id, at(seen, "one"), { title: "Cello" })).status).toBe(200);
  expect(await calendar.lines("2026-12-14", "2026-12-15")).toEqual(["Cello 2026-12-14T17:00"]);
});

it("an undo takes back what is as it was seen, and nothing that somebody else wrote since", async () => {
  const { id } = await calendar.add(pianoLesson);
  const one = "?scope=one&occurrence=2026-11-30T16:00:00Z";
  const hers = { title: "Cello", start: "2026-11-30T17:00:00Z", end: "2026-11-30T18:00:00Z" };
  await calendar.change(id, one, hers);
  await calendar.change(id, one, { location: "At home" });
  const back = { title: "Piano", start: "2026-11-30T16:00:00Z", end: "2026-11-30T16:45:00Z" };
  const undone = await calendar.change(id, one, { ...back, seen: hers });
  expect([undone.status, undone.body.location]).toEqual([200, "At home"]);
  await calendar.change(id, one, hers);
  await calendar.change(id, one, { title: "Viola" });
  const refused = await calendar.change(id, one, { ...back, seen: hers });
  expect([refused.status, refused.body.code]).toEqual([409, "changedMeanwhile"]);
  expect(await calendar.lines("2026-11-30", "2026-11-30")).toEqual(["Viola 2026-11-30T17:00"]);
});
