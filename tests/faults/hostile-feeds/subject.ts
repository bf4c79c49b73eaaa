import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pino } from "pino";
import * as z from "zod";
import { systemClock } from "#server/platform/clock.ts";
import { findWorkerProgram } from "../../fixtures/workers/worker-programs.ts";
import { createIcal, icalCalendar } from "#server/providers/calendar/ical.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { feedDays } from "./hostile-feed.ts";

/** What one feed did to the process that read it. */
export interface FeedReadReport {
  readonly titles: readonly string[];
  readonly error?: string;
  /** The longest time in which no request would have been answered, in milliseconds. */
  readonly heldUpMs: number;
  readonly rssMb: number;
}

const log = pino({ level: "silent" });
const tools = {
  ...{ clock: systemClock, log },
  outbound: createOutbound({ clock: systemClock, log }),
  roster: () => [],
  timeZone: () => "Europe/Berlin",
  changed: () => undefined,
  workers: findWorkerProgram,
};
const pollingLimits = { refreshMs: 60_000, retryMs: 60_000, firstReadMs: 14_000 };

const suffer = async (url: string): Promise<FeedReadReport> => {
  const dir = mkdtempSync(join(tmpdir(), "wall-hostile-"));
  const cacheDir = (): string => {
    mkdirSync(join(dir, "calendar"), { recursive: true });
    return join(dir, "calendar");
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const source = createIcal(
    { ...tools, cacheDir },
    icalCalendar.env.parse({ CALENDAR_ICS_URL: url }),
    pollingLimits,
  );
  const answer = await source.events(feedDays).catch(() => ({ events: [], feeds: source.feeds() }));
  // Delays of later requests count too.
  await new Promise((moment) => setTimeout(moment, 20));
  delay.disable();
  const rssMb = Math.round(process.memoryUsage.rss() / 1_000_000);
  await source.stop?.();
  rmSync(dir, { recursive: true, force: true });
  const error = answer.feeds[0]?.error;
  return {
    titles: [...new Set(answer.events.map(({ title }) => title))].slice(0, 50),
    ...(error === undefined ? {} : { error }),
    heldUpMs: delay.max / 1e6,
    rssMb,
  };
};

process.on("message", (message) => {
  const { url } = z.object({ url: z.string() }).parse(message);
  void suffer(url).then((suffered) => process.send?.(suffered));
});
