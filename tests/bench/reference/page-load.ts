import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext } from "playwright";

/** One opening of a page in a browser that has nothing kept. */
export interface PageLoad {
  /** From the navigation to the frame in which all is drawn, in letters that are there, in milliseconds. */
  readonly complete: number;
  /** CPU time of the page's main thread until then, in milliseconds. */
  readonly work: number;
  /** The longest task until then, in milliseconds. */
  readonly longestTask: number;
  readonly requests: number;
  /** As they were sent. */
  readonly kilobytes: number;
  /** How far things moved without a touch (CLS). */
  readonly shift: number;
}

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** What is opened, and when it is complete: with so many elements of a selector, and nothing that waits. */
export interface OpenedPage {
  readonly url: string;
  readonly selector: string;
  readonly count: number;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly cookies: Cookies;
}

/** Runs in the page before anything of it. */
const watch = `(selector, count) => {
  const seen = { complete: 0, shift: 0, longest: 0 };
  globalThis.firstPicture = seen;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen.complete === 0 || startTime < seen.complete) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask", buffered: true });
  let isDue = false;
  const look = () => {
    isDue = false;
    if (document.querySelectorAll(selector).length < count || document.querySelector("[aria-busy=true]")) return;
    changes.disconnect();
    document.fonts.ready.then(() => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.complete = performance.now(); };
      port2.postMessage(0);
    }));
  };
  const changes = new MutationObserver(() => {
    if (!isDue) queueMicrotask(look);
    isDue = true;
  });
  changes.observe(document, { childList: true, subtree: true, attributes: true });
}`;

const lookEveryMs = 100;
const givesUpAfterMs = 60_000;
const restMs = 1500;

interface Seen {
  readonly complete: number;
  readonly shift: number;
  readonly longest: number;
}

/** Opens a page in a new window with so many times less processor, and measures until it is complete. */
export const openOnce = async (
  browser: Browser,
  { url, selector, count, viewport, cookies }: OpenedPage,
  slowedBy: number,
): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  await context.addCookies(cookies);
  const tools = await context.newCDPSession(await context.newPage());
  let [requests, bytes] = [0, 0];
  tools.on("Network.requestWillBeSent", () => (requests += 1));
  tools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await tools.send("Network.enable");
  await tools.send("Page.enable");
  await tools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await tools.send("Performance.enable");
  const source = `(${watch})(${JSON.stringify(selector)}, ${count})`;
  await tools.send("Page.addScriptToEvaluateOnNewDocument", { source });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  const said = async (): Promise<Seen | undefined> => {
    const asked = { expression: "globalThis.firstPicture", returnByValue: true };
    return (await tools.send("Runtime.evaluate", asked)).result.value;
  };
  await tools.send("Page.navigate", { url });
  const begun = performance.now();
  while (((await said())?.complete ?? 0) === 0) {
    if (performance.now() - begun > givesUpAfterMs) throw new Error(`${url} is never complete`);
    await sleep(lookEveryMs);
  }
  const { metrics } = await tools.send("Performance.getMetrics");
  const work = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  const [asked, sent] = [requests, bytes];
  // What moves does so as late answers come.
  await sleep(restMs);
  const { complete, shift, longest } = (await said()) ?? { complete: 0, shift: 0, longest: 0 };
  await context.close();
  return {
    ...{ complete, work, longestTask: longest, shift },
    ...{ requests: asked, kilobytes: sent / 1000 },
  };
};
