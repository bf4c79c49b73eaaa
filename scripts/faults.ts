import { join, resolve } from "node:path";
import type { Fault, FigureRow } from "./measure/figure.ts";
import { importMeasurements, withMeasuredWalls } from "./measure/measurements.ts";

const root = resolve(import.meta.dirname, "..");

const isFault = (file: unknown): file is { fault: Fault } =>
  typeof file === "object" && file !== null && "fault" in file;

const faults = (await importMeasurements(join(root, "tests/faults"), process.argv[2])).filter(
  isFault,
);
const rows: FigureRow[] = [];
for (const { fault } of faults) {
  console.error(`${fault.name} …`);
  for (const row of await withMeasuredWalls((open) => fault.run(open))) {
    const { promise, tries, losses } = row;
    console.log(
      `${losses === 0 ? "kept  " : "BROKEN"} ${promise}: ${tries} tries, ${losses} losses`,
    );
    rows.push(row);
  }
}
// A promise that was never tested counts as broken.
if (rows.length === 0 || rows.some(({ tries, losses }) => losses > 0 || tries === 0))
  process.exitCode = 1;
