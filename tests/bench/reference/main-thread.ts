import type { Browser, Page } from "playwright";

/** How long a page's main thread worked, in milliseconds. */
export interface MainThread {
  /** For each frame that it drew. */
  readonly frameMs: readonly number[];
  /** For each of its tasks. */
  readonly taskMs: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In microseconds of the thread's own time, which others on the machine don't lengthen. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

const frameEvents = new Set(["Commit", "Layerize", "Paint", "UpdateLayerTree"]);

const spans = (events: readonly TraceEvent[], isOne: (event: TraceEvent) => boolean) =>
  events
    .filter(isOne)
    .map(({ ts, dur = 0, tdur = dur }) => ({ from: ts, to: ts + dur, ms: tdur / 1000 }));

/** Traces what the main thread of a page does while something happens; the browser has no other page. */
export const traceMainThread = async (
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<MainThread> => {
  await browser.startTracing(page, { categories });
  await happens();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const isMain = ({ name, args }: TraceEvent) =>
    name === "thread_name" && args?.name === "CrRendererMain";
  const threads = trace.traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`);
  const events = trace.traceEvents.filter(({ pid, tid }) => threads.includes(`${pid} ${tid}`));
  const tasks = spans(events, ({ name }) => name === "RunTask");
  const drawn = spans(events, ({ name }) => frameEvents.has(name));
  return {
    taskMs: tasks.map(({ ms }) => ms),
    frameMs: tasks
      .filter((task) => drawn.some(({ from, to }) => from >= task.from && to <= task.to))
      .map(({ ms }) => ms),
  };
};
