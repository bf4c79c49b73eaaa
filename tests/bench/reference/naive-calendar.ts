import { createServer } from "node:http";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { listenAndReportPort } from "./listen-and-report-port.ts";

const days = 42 * 86_400_000;

interface Line {
  readonly title: string;
  readonly start: number;
}
type Reading = (ics: string, from: Date, to: Date) => Line[];

/** By node-ical's README: every event parsed, repetitions expanded with exceptions and changes. */
const withNodeIcal: Reading = (ics, from, to) =>
  Object.values(nodeIcal.sync.parseICS(ics)).flatMap((event): Line[] => {
    if (event?.type !== "VEVENT") return [];
    return nodeIcal
      .expandRecurringEvent(event, { from, to })
      .map(({ summary, start }) => ({ title: JSON.stringify(summary), start: start.getTime() }));
  });

/** By ical.js' examples. */
const withIcalJs: Reading = (ics, from, to) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent").flatMap((component) => {
    const event = new ICAL.Event(component);
    const lines: Line[] = [];
    const add = (time: ICAL.Time): void => {
      const start = time.toJSDate();
      if (start >= from && start <= to)
        lines.push({ title: event.summary, start: start.getTime() });
    };
    if (!event.isRecurring()) add(event.startDate);
    else {
      const iterator = event.iterator();
      for (let next = iterator.next(); next && next.toJSDate() <= to; next = iterator.next())
        add(next);
    }
    return lines;
  });

const readings: Readonly<Record<string, Reading>> = {
  "/node-ical": withNodeIcal,
  "/ical.js": withIcalJs,
};
const series = new Map<string, string>();

/**
 * A server that reads a feed as most programs do: fetched once, then parsed and expanded on each request, in one
 * thread.
 */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const reading = readings[url.pathname];
  const feed = url.searchParams.get("feed");
  if (reading === undefined || feed === null) {
    response.end("{}");
    return;
  }
  const answer = async (): Promise<void> => {
    const ics = series.get(feed) ?? (await (await fetch(feed)).text());
    series.set(feed, ics);
    const from = new Date(Date.now() - days / 3);
    const events = reading(ics, from, new Date(from.getTime() + days));
    response.setHeader("content-type", "application/json").end(JSON.stringify({ events }));
  };
  void answer();
});
// On a busy machine one reading takes longer than Node's keep-alive timeout.
server.keepAliveTimeout = 120_000;
listenAndReportPort(server);
