import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale } from "../../companions/radicale.ts";
import { seriesDays as days, openTwoAccounts } from "../../fixtures/calendar/two-accounts.ts";

let two: Awaited<ReturnType<typeof openTwoAccounts>>;

/** Where each of the four times is once some of them have moved to Work. */
const apart = (...moved: readonly number[]): string[] =>
  days.map((day, at) => `${day} ${moved.includes(at) ? "Work" : "School"}`);
const parts = [
  ["one", [1]],
  ["following", [1, 2, 3]],
] as const;
const isWrite = (method: string): boolean => method === "PUT" || method === "DELETE";
/** Which of the four times the two servers have between them, however often. */
const atServers = async (): Promise<Record<string, number>> => {
  const [school, work] = [await two.stored("school"), await two.stored("work")];
  return {
    school: school.match(/SUMMARY:Piano/g)?.length ?? 0,
    left: (school.match(/EXDATE|UNTIL|COUNT=1\b/g) ?? []).length,
    work: work.match(/SUMMARY:Piano/g)?.length ?? 0,
  };
};

describe.skipIf(!hasRadicale)("a part of a series that moved into another account", () => {
  beforeEach(async () => {
    two = await openTwoAccounts();
    await two.isRead();
  });
  afterEach(() => two.close());

  it.each(parts.flatMap((part) => [403, 412].map((status) => [...part, status] as const)))(
    "stays where it is when the series' server doesn't take it back: %s, %j, %i",
    async (scope, moved, status) => {
      expect((await two.move(days[1], scope, "Work")).status).toBe(200);
      expect(await two.times()).toEqual(apart(...moved));
      const before = await atServers();
      two.proxies.school.refuse(isWrite, status);
      const refused = await two.undo();
      expect(refused).toMatchObject({ status: 502, body: { code: "notGivenBack" } });
      expect(await two.times()).toEqual(apart(...moved));
      expect(await atServers()).toEqual(before);
      await two.isSettled();
      two.proxies.school.refuse(() => false);
      expect((await two.undo()).status).toBe(204);
      await two.isSettled();
      expect(await two.times()).toEqual(apart());
      expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
    },
    60_000,
  );

  it("stays where it is while the series' server has no room for it, and comes back once it has", async () => {
    await two.move(days[1], "one", "Work");
    two.proxies.school.refuse(isWrite, 507);
    expect((await two.undo()).status).toBe(204);
    expect(await two.times()).toEqual(apart());
    expect(await atServers()).toMatchObject({ left: 1, work: 1 });
    two.proxies.school.refuse(() => false);
    await two.isSettled();
    expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
  }, 60_000);

  it("waits with its series' server for an hour, and stays at the other until it is back there", async () => {
    await two.move(days[1], "following", "Work");
    await two.school.stop();
    expect((await two.undo()).status).toBe(204);
    expect(await two.times()).toEqual(apart());
    two.server.clock.advance(3_600_000);
    await two.server.restart();
    expect(await two.stored("work")).toContain("SUMMARY:Piano");
    const { waiting } = await two.changes();
    expect(waiting).toMatchObject([{ title: "Piano" }, { waitsFor: waiting[0].id, asks: false }]);
    await two.school.resume();
    await two.isSettled();
    expect(await two.times()).toEqual(apart());
    expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
  }, 60_000);

  it.each([
    ["lets it go", false],
    ["sends it again once it may be written", true],
  ])(
    "is asked about when its calendar has become read-only meanwhile, and somebody %s",
    async (_what, isSent) => {
      await two.move(days[1], "one", "Work");
      await two.school.stop();
      expect((await two.undo()).status).toBe(204);
      two.proxies.school.refuse(isWrite);
      await two.school.resume();
      await expect
        .poll(async () => (await two.changes()).waiting[0]?.problem, { timeout: 20_000 })
        .toBeDefined();
      // What is shown is what the servers have.
      expect(await two.times()).toEqual(apart(1));
      const { waiting } = await two.changes();
      expect(waiting).toMatchObject([{ asks: true }, { asks: false, waitsFor: waiting[0].id }]);
      two.proxies.school.refuse(() => false);
      expect((await two.decide(waiting[0].id, isSent)).status).toBe(204);
      await two.isSettled();
      expect(await two.times()).toEqual(isSent ? apart() : apart(1));
      expect(await atServers()).toMatchObject(isSent ? { left: 0, work: 0 } : { left: 1, work: 1 });
    },
    60_000,
  );

  it("is asked about when the other server doesn't let it go afterwards", async () => {
    await two.move(days[1], "one", "Work");
    two.proxies.work.refuse(isWrite);
    expect(await two.undo()).toMatchObject({ status: 502, body: { code: "notTakenAway" } });
    // Rather in both than in none.
    expect(await two.times()).toEqual([...apart(), `${days[1]} Work`].toSorted());
    const { waiting } = await two.changes();
    expect(waiting).toMatchObject([{ asks: true, title: "Piano" }]);
    two.proxies.work.refuse(() => false);
    expect((await two.decide(waiting[0].id, true)).status).toBe(204);
    await two.isSettled();
    expect(await two.times()).toEqual(apart());
  }, 60_000);

  it("isn't asked about any more once it is taken back that the other server should have let it go", async () => {
    await two.move(days[1], "one", "Work");
    two.proxies.work.refuse(isWrite);
    expect((await two.undo()).status).toBe(502);
    expect((await two.changes()).waiting).toHaveLength(1);
    two.proxies.work.refuse(() => false);
    expect((await two.undo()).status).toBe(204);
    await two.isSettled();
    expect(await two.times()).toEqual(apart(1));
    expect(await atServers()).toMatchObject({ school: 1, left: 1, work: 1 });
  }, 60_000);

  it.each(["school", "work"] as const)(
    "is nowhere missing when the account is taken away for whose server it waits: %s",
    async (account) => {
      await two.move(days[1], "one", "Work");
      await two.school.stop();
      expect((await two.undo()).status).toBe(204);
      expect(await two.takeAway(account)).toBe(204);
      await two.school.resume();
      await two.isSettled();
      expect(await two.stored("work")).toContain("SUMMARY:Piano");
      expect(await two.times()).toEqual(account === "school" ? [`${days[1]} Work`] : apart());
      if (account === "work") expect(await two.stored("school")).not.toContain("EXDATE");
    },
    60_000,
  );

  it("is taken away once, after a restart between the two servers' answers", async () => {
    await two.move(days[1], "one", "Work");
    await two.work.stop();
    expect((await two.undo()).status).toBe(204);
    await expect.poll(() => two.stored("school")).not.toContain("EXDATE");
    await two.server.restart();
    expect(await two.times()).toEqual(apart());
    await two.work.resume();
    await two.isSettled();
    expect(await two.times()).toEqual(apart());
    expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
  }, 60_000);

  it("is back once when two parents take it back at the same moment", async () => {
    await two.move(days[1], "one", "Work");
    const dad = await two.parentOf("dad");
    const answers = await Promise.all([two.undo(), two.undo("", dad)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await two.isSettled();
    expect(await two.times()).toEqual(apart());
    expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
  }, 60_000);

  it.each(parts)(
    "is one change that can be taken back itself, and again: %s",
    async (scope, moved) => {
      await two.move(days[1], scope, "Work");
      for (const there of [false, true, false]) {
        expect((await two.undo()).status).toBe(204);
        await two.isSettled();
        expect(await two.times()).toEqual(there ? apart(...moved) : apart());
      }
      expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
      expect(await two.stored("school")).toContain("X-KEPT:as it is");
      // Again elsewhere: the part leaves its series only once the other server has it.
      two.proxies.work.refuse(isWrite);
      expect((await two.undo()).status).toBe(502);
      await two.isSettled();
      expect(await two.times()).toEqual(apart());
      expect(await atServers()).toMatchObject({ school: 1, left: 0, work: 0 });
    },
    60_000,
  );

  it("goes elsewhere again while it waits to come back, and is at one place in the end", async () => {
    await two.move(days[1], "one", "Work");
    await two.school.stop();
    expect((await two.undo()).status).toBe(204);
    expect((await two.move(days[1], "one", "Work")).status).toBe(200);
    expect(await two.times()).toEqual(apart(1));
    await two.school.resume();
    await two.isSettled();
    expect(await two.times()).toEqual(apart(1));
    expect(await atServers()).toMatchObject({ school: 1, left: 1, work: 1 });
  }, 60_000);

  it.each(parts)(
    "doesn't leave its series when the other server doesn't take it: %s",
    async (scope) => {
      const before = await two.stored("school");
      two.proxies.work.refuse(isWrite);
      expect((await two.move(days[1], scope, "Work")).status).toBe(502);
      await two.isSettled();
      expect(await two.times()).toEqual(apart());
      expect(await two.stored("school")).toBe(before);
    },
    60_000,
  );

  it.each(parts)(
    "isn't left at the other server when its series doesn't let it go: %s",
    async (scope) => {
      two.proxies.school.refuse(isWrite);
      expect((await two.move(days[1], scope, "Work")).status).toBe(502);
      await two.isSettled();
      expect(await two.times()).toEqual(apart());
      expect(await two.stored("work")).not.toContain("Piano");
    },
    60_000,
  );

  it("keeps what others made of it meanwhile when somebody sends again what its series didn't let go", async () => {
    const series = await two.school.send("GET", `${two.addresses.school}piano.ics`);
    const lesson = await series.text();
    two.proxies.school.refuse(isWrite);
    two.proxies.work.refuse((method) => method === "DELETE");
    expect((await two.move(days[1], "one", "Work")).status).toBe(502);
    const { waiting } = await two.changes();
    expect(waiting).toMatchObject([{ asks: true }]);
    await two.school.send("PUT", `${two.addresses.school}piano.ics`, {
      body: lesson.replace("SUMMARY:Piano", "SUMMARY:Cello"),
    });
    two.server.clock.advance(10_000);
    const feedId = await two.feedOf("School");
    await two.mom.send("POST", `/api/calendar/feeds/${feedId}/refresh`);
    await expect
      .poll(async () => (await two.read()).events.some(({ title }) => title === "Cello"))
      .toBe(true);
    for (const proxy of Object.values(two.proxies)) proxy.refuse(() => false);
    expect((await two.decide(waiting[0].id, true)).body).toMatchObject({ code: "conflict" });
    expect((await two.changes()).waiting).toMatchObject([{ asks: true, problem: "conflict" }]);
    expect((await two.decide(waiting[0].id, false)).status).toBe(204);
    expect(await two.times()).toEqual(apart());
    expect((await two.move(days[1], "one", "Work")).status).toBe(200);
    await two.isSettled();
    expect(await two.times()).toEqual(apart(1));
    expect(await two.stored("work")).toContain("SUMMARY:Cello");
  }, 60_000);
});
