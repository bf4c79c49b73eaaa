import { expect, it } from "vitest";
import { openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";

it("what was chosen for one week goes with it where the whole series is moved, and comes back with it", async () => {
  const server = await startTestServer();
  const wall = await openWallBrowser(server);
  const made = await wall.send("POST", "/api/calendar/events", {
    ...{ title: "Piano", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
  });
  const id: string = made.body.seriesId;
  const second = "2026-12-01T14:30:00.000Z";
  const chosen = { driver: "dad", reminders: { before: [{ minutes: 5 }] } };
  const change = async (body: object, query: string): Promise<void> => {
    const answer = await wall.send("PATCH", `/api/calendar/events/${id}?${query}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const shown = async (): Promise<unknown[]> => {
    const { events } = (await wall.get("/api/calendar?start=2026-11-24&end=2026-12-08")).body;
    return events.map(({ start, driver }: { start: string; driver?: string }) => [start, driver]);
  };
  await change(chosen, `scope=one&occurrence=${encodeURIComponent(second)}`);
  const before = await shown();
  expect(before).toContainEqual([second, "dad"]);
  const later = { start: "2026-11-25T15:30:00.000Z", end: "2026-11-25T16:15:00.000Z" };
  await change(later, "scope=all");
  expect(await shown()).toEqual([
    ["2026-11-25T15:30:00.000Z", undefined],
    ["2026-12-02T15:30:00.000Z", "dad"],
  ]);
  const undo = async (): Promise<void> => {
    const { items } = (await wall.get("/api/acts")).body;
    const undone = await wall.send("POST", `/api/acts/${items[0].id}/undo`);
    expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300);
  };
  await undo();
  expect(await shown()).toEqual(before);
  // It is played on Thursdays from now on, or once only; then it is as it was again.
  await change({ recurrence: "FREQ=WEEKLY;BYDAY=TH" }, "scope=all");
  expect(await shown()).toContainEqual(["2026-12-03T14:30:00.000Z", "dad"]);
  await undo();
  expect(await shown()).toEqual(before);
  await change({ recurrence: null }, `scope=all&occurrence=${encodeURIComponent(second)}`);
  await undo();
  expect(await shown()).toEqual(before);
  await server.close();
});
