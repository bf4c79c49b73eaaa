import { expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { createBinChores } from "./bin-chores.ts";

const choresAt = (now: string, canAdd = true) => {
  const made: string[] = [];
  const chores = createBinChores({
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
    clock: clockAt(now),
    timeZone: () => "Europe/Berlin",
    locale: () => "en",
    canAdd: () => canAdd,
    addChore: async ({ title, daypart }) => {
      made.push(`${title}, ${daypart}`);
    },
    findChore: async () => undefined,
  });
  return { made, makeDue: () => chores.makeDue() };
};

it("where no chores can be added, none is made of a collection, and nothing fails", async () => {
  const chores = choresAt("2026-11-20T09:00:00Z", false);
  expect(await chores.makeDue()).toBe(false);
  expect(chores.made).toEqual([]);
});

it("what was missed is for this morning, and what is collected tomorrow for this evening", async () => {
  const chores = choresAt("2026-11-20T10:59:00Z");
  expect(await chores.makeDue()).toBe(true);
  expect(chores.made).toEqual(["Bins out: Paper, morning", "Bins out: Paper, evening"]);
});

it("from noon on nobody is asked to put out what was collected today", async () => {
  const chores = choresAt("2026-11-20T11:00:00Z");
  expect(await chores.makeDue()).toBe(true);
  expect(chores.made).toEqual(["Bins out: Paper, evening"]);
});
