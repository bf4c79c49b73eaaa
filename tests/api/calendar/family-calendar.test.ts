import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCalendarFixture, pianoLesson } from "../../fixtures/calendar/calendar-fixture.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let calendar: Awaited<ReturnType<typeof openCalendarFixture>>;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterEach(() => calendar.empty());
afterAll(() => calendar.server.close());

const add: typeof calendar.add = (event) => calendar.add(event);
const change: typeof calendar.change = (...how) => calendar.change(...how);
const remove: typeof calendar.remove = (...how) => calendar.remove(...how);
const between: typeof calendar.between = (...days) => calendar.between(...days);
const lines: typeof calendar.lines = (...days) => calendar.lines(...days);

describe("the first event of a family without feeds", () => {
  it("makes the calendar one, tells every screen, and deleting it takes that back", async () => {
    expect((await calendar.phone.get("/api/calendar")).body.code).toBe("unconfigured");
    const stream = await openLiveStream(calendar.server.url);
    const { recurrence: _rule, ...once } = pianoLesson;
    const answer = await calendar.phone.send("POST", "/api/calendar/events", once);
    expect([answer.status, answer.headers.has("x-wall-revision")]).toEqual([201, true]);
    await stream.until(({ data }) => data.kind === "calendar");
    stream.close();
    const { body } = await calendar.phone.get("/api/calendar");
    expect(body.feeds).toEqual([]);
    expect(body.events).toEqual([answer.body]);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/~family$/),
      ...{ feedId: "family", title: "Piano", allDay: false, memberIds: ["mia"], color: "#d9662b" },
      ...{ start: "2026-11-23T16:00:00.000Z", end: "2026-11-23T16:45:00.000Z" },
      ...{ location: "Music school", recurring: false, editable: true },
    });
    expect((await calendar.phone.get("/api/health")).body.sources.calendar.state).toBe("ok");
    expect((await remove(answer.body.id)).status).toBe(204);
    expect((await calendar.phone.get("/api/calendar")).body.code).toBe("unconfigured");
    expect((await calendar.phone.get("/api/health")).body.sources.calendar.state).toBe(
      "unconfigured",
    );
  });
});

describe("a lesson each week", () => {
  it("keeps its hour over the change of the clocks, also when the house moves to another zone", async () => {
    const { id } = await add({
      ...pianoLesson,
      start: "2026-10-19T15:00:00Z",
      end: "2026-10-19T15:45:00Z",
    });
    const days = ["2026-10-19T15:00", "2026-10-26T16:00"];
    const wanted = days.map((start) => `Piano ${start}`);
    expect(await lines("2026-10-19", "2026-10-26")).toEqual(wanted);
    await calendar.server.restart({ TZ: "America/New_York" });
    expect(await lines("2026-10-19", "2026-10-26")).toEqual(wanted);
    const [first] = await between("2026-10-19", "2026-10-20");
    expect(first?.seriesId).toBe(id);
    await calendar.server.restart();
  });

  it("is moved once, then as a whole: what was moved by hand stays there", async () => {
    const { id } = await add(pianoLesson);
    const moved = await change(id, "?scope=one&occurrence=2026-11-30T16:00:00.000Z", {
      start: "2026-12-01T17:30:00Z",
    });
    expect(moved.body).toMatchObject({
      occurrence: "2026-11-30T16:00:00.000Z",
      start: "2026-12-01T17:30:00.000Z",
      end: "2026-12-01T18:15:00.000Z",
      seriesId: id,
    });
    expect(await lines("2026-11-23", "2026-12-08")).toEqual([
      "Piano 2026-11-23T16:00",
      "Piano 2026-12-01T17:30",
      "Piano 2026-12-07T16:00",
    ]);
    const all = await change(id, "?scope=all&occurrence=2026-12-07T16:00:00.000Z", {
      start: "2026-12-10T15:00:00Z",
      title: "Piano lesson",
    });
    expect(all.body).toMatchObject({ id, recurrence: "FREQ=WEEKLY;BYDAY=TH" });
    expect(await lines("2026-11-23", "2026-12-11")).toEqual([
      "Piano lesson 2026-11-26T15:00",
      "Piano lesson 2026-12-01T17:30",
      "Piano lesson 2026-12-10T15:00",
    ]);
    const [, byHand] = await between("2026-11-23", "2026-12-11");
    expect(byHand?.occurrence).toBe("2026-12-03T15:00:00.000Z");
  });

  it("that was moved once and put back is as the others again", async () => {
    const { id } = await add(pianoLesson);
    const at = "?scope=one&occurrence=2026-11-30T16:00:00Z";
    await change(id, at, { start: "2026-12-01T17:30:00Z", title: "Concert" });
    await change(id, at, { start: "2026-11-30T16:00:00Z", title: "Piano" });
    await change(id, "?scope=all", { title: "Violin" });
    expect(await lines("2026-11-30", "2026-11-30")).toEqual(["Violin 2026-11-30T16:00"]);
  });

  it("changes from a day on: two series, as many lessons as before, with what was changed by hand", async () => {
    const { id } = await add({ ...pianoLesson, recurrence: "FREQ=WEEKLY;COUNT=5" });
    await change(id, "?scope=one&occurrence=2026-12-14T16:00:00Z", { title: "Concert" });
    await remove(id, "?scope=one&occurrence=2026-12-21T16:00:00Z");
    const answer = await change(id, "?scope=following&occurrence=2026-12-07T16:00:00Z", {
      start: "2026-12-08T15:00:00Z",
      end: "2026-12-08T16:00:00Z",
    });
    expect(answer.body.id).not.toBe(id);
    expect(answer.body.recurrence).toBe("FREQ=WEEKLY;COUNT=3");
    expect(await lines("2026-11-20", "2027-03-01")).toEqual([
      "Piano 2026-11-23T16:00",
      "Piano 2026-11-30T16:00",
      "Piano 2026-12-08T15:00",
      "Concert 2026-12-15T15:00",
    ]);
    expect((await remove(id, "?scope=all")).status).toBe(204);
    expect(await lines("2026-11-20", "2027-03-01")).toEqual([
      "Piano 2026-12-08T15:00",
      "Concert 2026-12-15T15:00",
    ]);
  });

  it("changed from its first day on stays one series", async () => {
    const { id } = await add(pianoLesson);
    const answer = await change(id, "?scope=following&occurrence=2026-11-23T16:00:00Z", {
      title: "Violin",
    });
    expect(answer.body.id).toBe(id);
    expect(await lines("2026-11-23", "2026-11-30")).toEqual([
      "Violin 2026-11-23T16:00",
      "Violin 2026-11-30T16:00",
    ]);
  });

  it("ends the day before, where it is deleted from a day on, and is gone with its last time", async () => {
    const { id } = await add({ ...pianoLesson, recurrence: "FREQ=WEEKLY;UNTIL=20261231" });
    await remove(id, "?scope=following&occurrence=2026-12-07T16:00:00Z");
    expect(await lines("2026-11-20", "2027-01-31")).toEqual([
      "Piano 2026-11-23T16:00",
      "Piano 2026-11-30T16:00",
    ]);
    await remove(id, "?occurrence=2026-11-23T16:00:00Z");
    await remove(id, "?occurrence=2026-11-30T16:00:00Z");
    expect((await change(id, "", { title: "Violin" })).status).toBe(404);
    expect((await calendar.phone.get("/api/calendar")).body.code).toBe("unconfigured");
  });

  it("gets another rule: what no longer is on a day of it goes", async () => {
    const { id } = await add(pianoLesson);
    await change(id, "?scope=one&occurrence=2026-11-30T16:00:00Z", { title: "Concert" });
    await change(id, "?scope=one&occurrence=2026-12-07T16:00:00Z", { title: "Exam" });
    await change(id, "?scope=all", { recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO" });
    expect(await lines("2026-11-20", "2026-12-25")).toEqual([
      "Piano 2026-11-23T16:00",
      "Exam 2026-12-07T16:00",
      "Piano 2026-12-21T16:00",
    ]);
    const once = await change(id, "?scope=all&occurrence=2026-12-07T16:00:00Z", {
      recurrence: null,
    });
    expect(once.body).toMatchObject({ id, recurring: false, title: "Exam" });
    expect(await lines("2026-11-20", "2027-01-25")).toEqual(["Exam 2026-12-07T16:00"]);
  });

  it("becomes a thing of whole days and one of hours again, with what was left out", async () => {
    const { id } = await add(pianoLesson);
    await remove(id, "?scope=one&occurrence=2026-11-30T16:00:00Z");
    await change(id, "?scope=all", { allDay: true });
    expect(await between("2026-11-23", "2026-12-07")).toMatchObject([
      { start: "2026-11-23", end: "2026-11-24", occurrence: "2026-11-23" },
      { start: "2026-12-07", end: "2026-12-08", occurrence: "2026-12-07" },
    ]);
    const hours = { allDay: false, start: "2026-12-07T08:00:00Z", end: "2026-12-07T09:00:00Z" };
    await change(id, "?scope=all&occurrence=2026-12-07", hours);
    expect(await lines("2026-11-23", "2026-12-07")).toEqual([
      "Piano 2026-11-23T08:00",
      "Piano 2026-12-07T08:00",
    ]);
  });
});

describe("a month's last day", () => {
  it("is only where a month has it, and moves to the first with all of them", async () => {
    const { id } = await add({
      ...{ title: "Rent", start: "2026-12-31", end: "2027-01-01", allDay: true },
      recurrence: "FREQ=MONTHLY",
    });
    expect(await lines("2026-12-01", "2027-05-31")).toEqual([
      ...["Rent 2026-12-31", "Rent 2027-01-31", "Rent 2027-03-31", "Rent 2027-05-31"],
    ]);
    await change(id, "?scope=all&occurrence=2027-03-31", { start: "2027-04-01" });
    expect(await lines("2026-12-01", "2027-04-30")).toEqual([
      ...["Rent 2027-01-01", "Rent 2027-02-01", "Rent 2027-03-01", "Rent 2027-04-01"],
    ]);
  });

  it("of February is a day of its own every four years", async () => {
    const { id } = await add({
      ...{ title: "Leap", start: "2028-02-29", end: "2028-03-01", allDay: true },
      recurrence: "FREQ=YEARLY",
    });
    const there = (year: number) => lines(`${year}-02-01`, `${year}-03-31`);
    expect(await there(2029)).toEqual([]);
    expect(await there(2032)).toEqual(["Leap 2032-02-29"]);
    await change(id, "?scope=all", { start: "2028-03-01" });
    expect(await there(2029)).toEqual(["Leap 2029-03-01"]);
  });

  it("said as the second Tuesday moves to the second Wednesday of every month", async () => {
    const { id } = await add({ ...pianoLesson, recurrence: "FREQ=MONTHLY;BYDAY=2TU" });
    await change(id, "?scope=all&occurrence=2027-01-12T16:00:00Z", {
      start: "2027-01-13T16:00:00Z",
    });
    expect(await lines("2026-12-01", "2027-03-31")).toEqual([
      ...["Piano 2026-12-09T16:00", "Piano 2027-01-13T16:00", "Piano 2027-02-10T16:00"],
      "Piano 2027-03-10T16:00",
    ]);
  });
});

describe("the night when the clock changes", () => {
  it("has an hour twice, and an event may be in the second", async () => {
    const night = { ...pianoLesson, start: "2026-10-25T01:30:00Z", end: "2026-10-25T02:00:00Z" };
    const { recurrence: _rule, ...once } = night;
    expect((await add(once)).start).toBe("2026-10-25T01:30:00.000Z");
    expect(await lines("2026-10-25", "2026-10-25")).toEqual(["Piano 2026-10-25T01:30"]);
  });

  it("skips an hour, and a thing each day at that hour is an hour later, can be moved and be deleted", async () => {
    const { id } = await add({
      ...pianoLesson,
      start: "2027-03-26T01:30:00Z",
      end: "2027-03-26T01:45:00Z",
      recurrence: "FREQ=DAILY;COUNT=4",
    });
    const occurrences = (await between("2027-03-26", "2027-03-30")).map((each) => each.occurrence);
    expect(occurrences).toEqual([
      "2027-03-26T01:30:00.000Z",
      "2027-03-27T01:30:00.000Z",
      "2027-03-28T01:30:00.000Z",
      "2027-03-29T00:30:00.000Z",
    ]);
    const skipped = `?scope=one&occurrence=${occurrences[2]}`;
    expect((await change(id, skipped, { title: "Bread" })).status).toBe(200);
    expect((await between("2027-03-28", "2027-03-28")).map(({ title }) => title)).toEqual([
      "Bread",
    ]);
    expect((await remove(id, skipped)).status).toBe(204);
    expect(await lines("2027-03-28", "2027-03-28")).toEqual([]);
  });
});

describe("words of an event", () => {
  it("are taken away by null, and one time may have none where the series has some", async () => {
    const { id } = await add({ ...pianoLesson, notes: "Bring the blue book" });
    const one = "?scope=one&occurrence=2026-11-30T16:00:00Z";
    const answer = await change(id, one, { location: null, memberIds: ["leo", "mom"] });
    expect(answer.body).not.toHaveProperty("location");
    expect(answer.body).toMatchObject({ memberIds: ["leo", "mom"], color: "#6b7280" });
    expect((await between("2026-11-30", "2026-11-30"))[0]).toEqual(answer.body);
    const all = await change(id, "", { notes: null, location: "At home" });
    expect(all.body).not.toHaveProperty("notes");
    expect((await between("2026-11-30", "2026-11-30"))[0]).toMatchObject({ location: "At home" });
  });

  it("and its picture are of one time, from a time on, or of all, and null takes it away", async () => {
    const { id } = await add({ ...pianoLesson, icon: "musical-keyboard" });
    const icons = async () => (await between("2026-11-23", "2026-12-14")).map(({ icon }) => icon);
    await change(id, "?scope=one&occurrence=2026-11-30T16:00:00Z", { icon: "🎻" });
    await change(id, "?scope=one&occurrence=2026-12-07T16:00:00Z", { icon: null });
    await change(id, "?scope=all", { title: "Music" });
    expect(await icons()).toEqual(["musical-keyboard", "🎻", undefined, "musical-keyboard"]);
    await change(id, "?scope=following&occurrence=2026-12-07T16:00:00Z", { icon: "rocket" });
    expect(await icons()).toEqual(["musical-keyboard", "🎻", "rocket", "rocket"]);
    await change(id, "?scope=all", { icon: null });
    expect(await icons()).toEqual([undefined, undefined, "rocket", "rocket"]);
  });

  it("that a form sends without a change of them change nothing of single times", async () => {
    const { id } = await add(pianoLesson);
    const at = "occurrence=2026-11-30T16:00:00.000Z";
    const own = { title: "Concert", start: "2026-12-01T17:00:00Z", end: "2026-12-01T18:00:00Z" };
    const { body: seen } = await change(id, `?scope=one&${at}`, own);
    const { title, start, end, allDay, memberIds, location, recurrence } = seen;
    const form = { title, start, end, allDay, memberIds, location, recurrence };
    await change(id, `?scope=all&${at}`, { ...form, location: "Town hall" });
    expect(await lines("2026-11-23", "2026-12-07")).toEqual([
      "Piano 2026-11-23T16:00",
      "Concert 2026-12-01T17:00",
      "Piano 2026-12-07T16:00",
    ]);
    expect((await between("2026-12-07", "2026-12-07"))[0]).toMatchObject({ location: "Town hall" });
  });

  it("begin a repeated event on the first day that its rule gives", async () => {
    const { start } = await add({ ...pianoLesson, recurrence: "FREQ=WEEKLY;BYDAY=WE" });
    expect(start).toBe("2026-11-25T16:00:00.000Z");
  });
});
