import { expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { createBinChores } from "./bin-chores.ts";

it("where no chores can be added, none is made of a collection, and nothing fails", async () => {
  const made: string[] = [];
  const of = (canAdd: boolean) =>
    createBinChores({
      store: {
        find: () => null,
        lastTurnBefore: () => undefined,
        put: () => undefined,
        forgetBefore: () => undefined,
      },
      settings: () => ({
        ...{ items: [], calendarId: null },
        chore: { memberIds: [], turns: false, stars: 1 },
      }),
      binsOn: async () => [{ id: "paper", name: "Paper", icon: "newspaper", color: "#2f6fb3" }],
      roster: () => [],
      isAway: () => false,
      clock: clockAt("2026-11-20T12:00:00Z"),
      timeZone: () => "Europe/Berlin",
      locale: () => "en",
      canAdd: () => canAdd,
      addChore: async ({ title }) => {
        made.push(title);
      },
      findChore: async () => undefined,
    });
  expect(await of(false).makeDue()).toBe(false);
  expect(made).toEqual([]);
  expect(await of(true).makeDue()).toBe(true);
  expect(made).toEqual(["Bins out: Paper", "Bins out: Paper"]);
});
