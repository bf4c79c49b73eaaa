import * as z from "zod";
import type { StandInApp } from "./app.ts";
import type { WebContents } from "./web-contents.ts";

const attachedShape = z.object({
  sessionId: z.string(),
  targetInfo: z.object({
    targetId: z.string(),
    type: z.string(),
    url: z.string(),
    openerId: z.string().optional(),
  }),
});

const pausedShape = z.object({ requestId: z.string(), frameId: z.string() });

/** Asks the app before a page's new window loads anything. */
export const watchPopups = (
  app: StandInApp,
  pageOf: (targetId: string) => WebContents | undefined,
): void => {
  const browser = app.chromium();
  const refused = new Set<string>();
  browser.on("Target.attachedToTarget", (params) => {
    const { sessionId, targetInfo } = attachedShape.parse(params);
    const { targetId, type, url, openerId } = targetInfo;
    const attached = browser.session(sessionId);
    const opener = openerId === undefined ? undefined : pageOf(openerId);
    const isRefused = type === "page" && opener?.opens(url) === false;
    if (isRefused) refused.add(targetId);
    attached.tell("Runtime.runIfWaitingForDebugger");
    if (isRefused) browser.tell("Target.closeTarget", { targetId });
  });
  // Asked of the browser, as a refused window's own connection may come after its first request.
  browser.on("Fetch.requestPaused", (params) => {
    const { requestId, frameId } = pausedShape.parse(params);
    if (refused.has(frameId))
      browser.tell("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    else browser.tell("Fetch.continueRequest", { requestId });
  });
  browser.tell("Fetch.enable", { patterns: [{ urlPattern: "*", resourceType: "Document" }] });
  browser.tell("Target.setAutoAttach", {
    ...{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
  });
};
