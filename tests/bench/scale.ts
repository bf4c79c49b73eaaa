import type { Bench, Figure } from "#scripts/measure/figure.ts";
import { type Demand, demandOf, type HomeCosts, rentedServer } from "#scripts/measure/homes.ts";
import { measureHome } from "./scale/home-costs.ts";

const asked = [
  ["memoryGb", "memory", "GB"],
  ["cores", "processors in the busiest hour", "cores"],
  ["flushedWrites", "writes that are on the disk when answered", "/s"],
  ["sockets", "live streams", "streams"],
  ["diskGb", "ten years of rows, without photos", "GB"],
] as const satisfies readonly (readonly [keyof Demand, string, Figure["unit"]])[];

const costRows = (costs: HomeCosts): Figure[] =>
  (
    [
      ["a home's process at rest", "MB", costs.processMb],
      ["… what a calendar of 5,000 events adds", "MB", costs.calendarMb],
      ["… what a live stream adds", "MB", costs.streamMb],
      ["… processor for a second at rest", "ms", costs.restMsPerSecond],
      ["… for a read", "ms", costs.readMs],
      ["… for a write told to three screens", "ms", costs.writeMs],
      ["… for a calendar of 5,000 events, asked and unchanged", "ms", costs.pollMs],
      ["… for a push", "ms", costs.pushMs],
      ["… disk for a row", "kB", costs.rowKb],
    ] as const
  ).map(([what, unit, ours]) => ({ what, unit, ours, reference: 0 }));

/** What 10, 1,000 and 100,000 homes would ask of one server, reckoned from what one home is measured to cost; the reference is a rented server. */
export const bench: Bench = {
  name: "many homes on one server",
  onlyByName: true,
  run: async (open) => {
    const costs = await measureHome(open);
    const rows = [10, 1_000, 100_000].flatMap((homes) =>
      (["one for each", "one for all"] as const).flatMap((processes) => {
        const demand = demandOf(homes, costs, processes);
        return asked.map(([key, words, unit]) => ({
          what: `${homes.toLocaleString("en")} homes, a process ${processes.slice(4)}: ${words}`,
          ...{ unit, ours: demand[key], reference: rentedServer[key], goal: "≤ 1 ×" },
        }));
      }),
    );
    return [...costRows(costs), ...rows];
  },
};
