import { expect, it } from "vitest";
import type { Rotation, Task } from "../../contract/tasks.ts";
import { nextInTurn } from "./turns.ts";

const table = (memberIds: string[], order: Rotation["order"] = "roundRobin"): Task => ({
  ...{ id: "t1", title: "Lay the table", list: "routine", daypart: "evening", stars: 1 },
  ...{ done: false, memberIds, rotation: { order, memberIds: ["mia", "leo", "dad"] } },
});

it("after Mia comes Leo, and after the last one the first again", () => {
  expect(nextInTurn(table(["mia"]))).toBe("leo");
  expect(nextInTurn(table(["dad"]))).toBe("mia");
});

it("nobody is promised the next turn where it depends on what gets done, or who left the round", () => {
  expect(nextInTurn(table(["mia"], "fewestDone"))).toBeUndefined();
  expect(nextInTurn(table([]))).toBeUndefined();
  expect(nextInTurn(table(["grandma"]))).toBeUndefined();
});
