import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import type { Bench, Figure } from "./measure/figure.ts";
import { importMeasurements, withMeasuredWalls } from "./measure/measurements.ts";

const root = resolve(import.meta.dirname, "..");

const isBench = (file: unknown): file is { bench: Bench } =>
  typeof file === "object" && file !== null && "bench" in file;

const short = (value: number): string =>
  value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(3);

const cells = ({ what, unit, ours, reference, goal }: Figure): string[] => [
  what,
  `${short(ours)} ${unit}`,
  `${short(reference)} ${unit}`,
  reference === 0 ? "" : `${(ours / reference).toFixed(2)} ×`,
  goal ?? "",
];

const printTable = (figures: readonly Figure[]): void => {
  const rows = [["what", "ours", "reference", "ratio", "goal"], ...figures.map(cells)];
  const widths =
    rows[0]?.map((_head, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("   ")
        .trimEnd(),
    );
};

const word = process.argv[2];
const benches = (await importMeasurements(join(root, "tests/bench"), word))
  .filter(isBench)
  .filter(({ bench }) => word !== undefined || bench.onlyByName !== true);
const figures: Figure[] = [];
for (const { bench } of benches) {
  console.error(`${bench.name} …`);
  figures.push(...(await withMeasuredWalls((open) => bench.run(open))));
}

console.log(
  "\nBoth columns were taken in the same minutes on this machine: compare the ratios, not the figures.\n",
);
printTable(figures);
mkdirSync(join(root, "bench"), { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length };
const file = join(root, "bench/latest.json");
writeFileSync(
  file,
  `${JSON.stringify({ takenAt: new Date().toISOString(), machine, figures }, null, 2)}\n`,
);
if (figures.length === 0) {
  console.error("No figure was taken.");
  process.exitCode = 1;
}
