import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type ChildEnvironment = Readonly<Record<string, string>>;

/** A way to let programs believe that it is another date. */
export interface AnotherDate {
  /** What it is, in words for whoever runs the tests. */
  readonly name: string;
  /** Whether it holds for browsers too. */
  readonly inBrowsers: boolean;
  /** The environment in which a program's clocks are so many milliseconds ahead. */
  env(aheadMs: number): ChildEnvironment;
}

const byFaketime = (library: string): AnotherDate => ({
  name: `libfaketime (${library})`,
  inBrowsers: true,
  env: (aheadMs) => ({
    LD_PRELOAD: library,
    FAKETIME: `${aheadMs < 0 ? "-" : "+"}${Math.abs(Math.round(aheadMs / 1000))}s`,
    // What waits or measures goes on by the machine's own count.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // A workaround for an old C library, with which Chromium's processes don't start.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
  }),
});

/** The option that lets Node run a file of this folder before everything else. */
export const preload = (file: string): string =>
  `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;

/** Node's `Date` alone, where there is no libfaketime. */
const byShiftedDate: AnotherDate = {
  name: "a shifted Date in each Node process",
  inBrowsers: false,
  env: (aheadMs) => ({
    NODE_OPTIONS: preload("shifted-date.mjs"),
    DATE_AHEAD_MS: String(Math.round(aheadMs)),
  }),
};

/** Whether a program is told another date, and still waits as long as it should. */
const works = ({ env }: AnotherDate): boolean => {
  const aheadMs = 30 * 86_400_000;
  const program = "setTimeout(() => console.log(Date.now()), 20)";
  const asked = spawnSync(process.execPath, ["-e", program], {
    ...{ env: { ...process.env, ...env(aheadMs) }, encoding: "utf8", timeout: 20_000 },
  });
  return Math.abs(Number(asked.stdout) - aheadMs - Date.now()) < 20_000;
};

/** The library that Debian's `faketime` preloads; null where that isn't installed. */
const faketimeLibrary = (): string | null => {
  const asked = spawnSync("faketime", ["-m", "-f", "+0s", "printenv", "LD_PRELOAD"], {
    encoding: "utf8",
  });
  return asked.status === 0 ? asked.stdout.trim() : null;
};

/** The best way on this machine. */
export const findAnotherDate = (): AnotherDate => {
  const library = faketimeLibrary();
  const way = library === null ? null : byFaketime(library);
  return way !== null && works(way) ? way : byShiftedDate;
};
