import * as z from "zod";
import type { StandInApp } from "./app.ts";
import type { DevtoolsConnection } from "./chromium.ts";
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

/** Closes a window that the app refuses; it loads nothing in the meantime. */
const refuse = async (
  browser: DevtoolsConnection,
  popup: DevtoolsConnection,
  targetId: unknown,
): Promise<void> => {
  popup.on("Fetch.requestPaused", ({ requestId }) =>
    popup.tell("Fetch.failRequest", { requestId, errorReason: "Aborted" }),
  );
  await popup.send("Fetch.enable").catch(() => undefined);
  popup.tell("Runtime.runIfWaitingForDebugger");
  browser.tell("Target.closeTarget", { targetId });
};

/** Asks the app before a page's new window loads anything. */
export const watchPopups = (
  app: StandInApp,
  pageOf: (targetId: string) => WebContents | undefined,
): void => {
  const browser = app.chromium();
  browser.on("Target.attachedToTarget", (params) => {
    const { sessionId, targetInfo } = attachedShape.parse(params);
    const { targetId, type, url, openerId } = targetInfo;
    const attached = browser.session(sessionId);
    const opener = openerId === undefined ? undefined : pageOf(openerId);
    if (type === "page" && opener?.opens(url) === false) void refuse(browser, attached, targetId);
    else attached.tell("Runtime.runIfWaitingForDebugger");
  });
  browser.tell("Target.setAutoAttach", {
    ...{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
  });
};
