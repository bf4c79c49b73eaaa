import * as z from "zod";

const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** A test file that reads the clock, and whether it is slow: it alone takes more than a hundredth of all tests' time. */
export interface ClockReader {
  readonly file: string;
  readonly isSlow: boolean;
}

/** The test files on a list of those that read the clock, a line for each read, with what Vitest's JSON report says of their time. */
export const clockReaders = (list: string, reportText: string): ClockReader[] => {
  const times = new Map(
    report
      .parse(JSON.parse(reportText))
      .testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
  );
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  const files = [...new Set(list.split("\n").filter(Boolean))].toSorted();
  return files.map((file) => ({ file, isSlow: (times.get(file) ?? 0) > all / 100 }));
};

/** How many dates share a slow file. */
const turns = 3;

/** The files for one of several dates: all quick ones, and each slow one on every third date. */
export const filesFor = (readers: readonly ClockReader[], date: number): string[] =>
  [
    ...readers.filter(({ isSlow }) => !isSlow),
    ...readers.filter(({ isSlow }) => isSlow).filter((_, at) => (at + date) % turns === 0),
  ].map(({ file }) => file);
