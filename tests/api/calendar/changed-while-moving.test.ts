import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTwoAccounts } from "../../fixtures/calendar/two-accounts.ts";

let two: Awaited<ReturnType<typeof openTwoAccounts>>;

const lessonOf = (title: string): string =>
  icsFileOf(veventOf("piano", title, ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"]));
const isWrite = (method: string): boolean => method === "PUT" || method === "DELETE";

describe.skipIf(!hasRadicale)("an event that others change while it moves", () => {
  beforeEach(async () => {
    two = await openTwoAccounts(lessonOf("Piano"));
    await two.isRead();
  });
  afterEach(() => two.close());

  const write = async (at: "school" | "work", title: string): Promise<void> => {
    const url = `${two.addresses[at]}piano.ics`;
    const sent = await two[at].send("PUT", url, { body: lessonOf(title) });
    expect(sent.status).toBeLessThan(300);
  };
  const refresh = async (name: string): Promise<void> => {
    two.server.clock.advance(130_000);
    await two.mom.send("POST", `/api/calendar/feeds/${await two.feedOf(name)}/refresh`);
  };
  const titles = async (at: "school" | "work"): Promise<string[]> =>
    (await two.stored(at)).match(/SUMMARY:\w+/g) ?? [];

  it("comes back as others made it before it went", async () => {
    two.proxies.work.refuse(isWrite, 507);
    expect((await two.move("2026-11-21", "all", "Work")).status).toBe(200);
    await write("school", "Cello");
    await refresh("School");
    two.proxies.work.refuse(() => false);
    await two.isSettled();
    expect(await titles("work")).toEqual(["SUMMARY:Cello"]);
    expect((await two.undo()).status).toBe(204);
    await two.isSettled();
    expect(await titles("school")).toEqual(["SUMMARY:Cello"]);
    expect(await titles("work")).toEqual([]);
  }, 60_000);

  it.each([
    ["sent", true],
    ["let go", false],
  ])(
    "at both places is asked about once, and %s",
    async (_what, isSent) => {
      two.proxies.school.refuse(isWrite, 507);
      expect((await two.move("2026-11-21", "all", "Work")).status).toBe(200);
      await expect.poll(() => titles("work"), { timeout: 10_000 }).toEqual(["SUMMARY:Piano"]);
      await write("school", "Cello");
      await write("work", "Drums");
      await refresh("Work");
      await refresh("School");
      two.proxies.school.refuse(() => false);
      await expect
        .poll(async () => (await two.changes()).waiting[0]?.problem, { timeout: 20_000 })
        .toBe("conflict");
      expect([await titles("school"), await titles("work")]).toEqual([
        ["SUMMARY:Cello"],
        ["SUMMARY:Drums"],
      ]);
      const { waiting } = await two.changes();
      const decided = await two.decide(waiting[0].id, isSent);
      expect(decided.status, JSON.stringify(decided.body)).toBe(204);
      await two.isSettled();
      expect([await titles("school"), await titles("work")]).toEqual([
        isSent ? [] : ["SUMMARY:Cello"],
        ["SUMMARY:Drums"],
      ]);
    },
    60_000,
  );
});
