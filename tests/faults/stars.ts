import type { Fault } from "#scripts/measure/figure.ts";
import { type StarSimulation, simulate } from "./stars/simulate.ts";

/** Two families with 20,000 closes in total. */
const families = [
  { chores: 100, days: 100, kills: 50 },
  { chores: 100, days: 100, kills: 50 },
];

/** Stars with an outside service are counted as exactly as money. */
export const fault: Fault = {
  name: "stars with a service that refuses, loses answers and breaks, and a wall that is killed",
  run: async () => {
    const reckonings = await Promise.all(families.map(simulate));
    const sum = (pick: (one: StarSimulation) => number): number =>
      reckonings.reduce((total, one) => total + pick(one), 0);
    const tries = sum(({ closes }) => closes);
    return [
      { promise: "a chore gives its star once", tries, losses: sum(({ doubled }) => doubled) },
      {
        ...{ promise: "a chore that the service has gives its star", tries },
        losses: sum(({ lost }) => lost),
      },
      {
        ...{ promise: "no star is given without the service having it", tries },
        losses: sum(({ unearned }) => unearned),
      },
      { promise: "all that while the wall is killed", tries: sum(({ kills }) => kills), losses: 0 },
    ];
  },
};
