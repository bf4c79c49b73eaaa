import { expect, it } from "vitest";
import { simulate } from "../faults/stars/simulate.ts";

it(
  "stars are neither doubled nor lost nor given for nothing, whatever the service does and whenever the power goes",
  { timeout: 120_000 },
  async () => {
    const { closes, kills, ...losses } = await simulate({ chores: 12, days: 10, kills: 4 });
    expect({ closes, ...losses }).toEqual({ closes: 120, doubled: 0, lost: 0, unearned: 0 });
    expect(kills).toBeGreaterThan(0);
  },
);
