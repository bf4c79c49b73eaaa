import { EventEmitter } from "node:events";
import * as z from "zod";
import type { StandInApp } from "./app.ts";
import { preventable } from "./app.ts";
import type { DevtoolsConnection, DevtoolsMessage } from "./chromium.ts";
import { keyEvents, type KeyPress, pressOf } from "./keys.ts";
import type { StandInSession } from "./session.ts";

const frameShape = z.object({
  frame: z.object({ id: z.string(), parentId: z.string().optional(), url: z.string() }),
});
const pausedShape = z.object({
  requestId: z.string(),
  resourceType: z.string(),
  redirectedRequestId: z.string().optional(),
  request: z.object({ url: z.string() }),
});
const treeShape = z.object({ frameTree: frameShape });
const evaluatedShape = z.object({
  exceptionDetails: z.unknown().optional(),
  result: z.object({ value: z.unknown().optional() }),
});
const navigatedShape = z.object({ errorText: z.string().optional() });
const browserShape = z.object({ userAgent: z.string() });

interface Opened {
  readonly id: string;
  readonly talk: DevtoolsConnection;
}

let lastId = 0;

/** Electron's `webContents` on a page of Chromium; `opened` resolves with that page. */
export const createWebContents = (
  app: StandInApp,
  session: StandInSession,
  preferences: DevtoolsMessage,
  opened: Promise<Opened>,
  size: () => { readonly width: number; readonly height: number },
) => {
  const events = new EventEmitter();
  let targetId = "";
  let mainFrame = "";
  let url = "";
  let isDestroyed = false;
  let zoom = 1;
  let loading = "";
  let open = (_details: { url: string }): { action: string } => ({ action: "allow" });

  const paused = (talk: DevtoolsConnection, params: DevtoolsMessage): void => {
    const { requestId, resourceType, redirectedRequestId, request } = pausedShape.parse(params);
    const event = { ...preventable(), url: request.url };
    event.preventDefault = () => {
      event.defaultPrevented = true;
    };
    const isOurs = request.url === loading && redirectedRequestId === undefined;
    if (resourceType === "Document" && !isOurs)
      events.emit(
        redirectedRequestId === undefined ? "will-frame-navigate" : "will-redirect",
        event,
      );
    const refused = event.defaultPrevented || session.cancels(request.url);
    if (refused) talk.tell("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    else talk.tell("Fetch.continueRequest", { requestId });
  };

  const begin = async (): Promise<DevtoolsConnection> => {
    const { id, talk } = await opened;
    targetId = id;
    talk.on("Inspector.targetCrashed", () =>
      events.emit("render-process-gone", preventable(), { reason: "crashed", exitCode: 139 }),
    );
    talk.on("Page.frameNavigated", (params) => {
      const { id: frameId, parentId, url: address } = frameShape.parse(params).frame;
      if (parentId !== undefined) return;
      mainFrame = frameId;
      url = address;
      // Chromium reports the page before the page accepts commands, and answers the first one afterwards.
      const answered = talk.send("Page.getFrameTree").catch(() => undefined);
      void answered.then(() => events.emit("did-navigate", preventable(), address));
    });
    talk.on("Fetch.requestPaused", (params) => paused(talk, params));
    talk.on("Page.javascriptDialogOpening", () => {
      if (preferences["disableDialogs"] === true)
        talk.tell("Page.handleJavaScriptDialog", { accept: true });
    });
    await talk.send("Page.enable");
    await talk.send("Inspector.enable");
    await talk.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    const { userAgent } = browserShape.parse(await app.chromium().send("Browser.getVersion"));
    await talk.send("Emulation.setUserAgentOverride", {
      userAgent: `${userAgent.replace("Headless", "")} Electron/${process.versions["electron"]}`,
    });
    const { frameTree } = treeShape.parse(await talk.send("Page.getFrameTree"));
    mainFrame = frameTree.frame.id;
    return talk;
  };
  const page = begin();

  const evaluate = async (expression: string, context: DevtoolsMessage): Promise<unknown> => {
    const talk = await page;
    const answer = await talk.send("Runtime.evaluate", {
      ...{ expression, ...context, awaitPromise: true, returnByValue: true, userGesture: true },
    });
    const { exceptionDetails, result } = evaluatedShape.parse(answer);
    if (exceptionDetails !== undefined) throw new Error("the script failed");
    return result.value;
  };

  return Object.assign(events, {
    id: ++lastId,
    session,
    targetId: () => targetId,
    /** Whether the app lets this page open a window. */
    opens: (address: string) => open({ url: address }).action === "allow",
    navigationHistory: {
      clear: () => void page.then((talk) => talk.tell("Page.resetNavigationHistory")),
    },
    getURL: () => url,
    getLastWebPreferences: () => preferences,
    isDestroyed: () => isDestroyed,
    isDevToolsOpened: () => false,
    setWindowOpenHandler: (handler: typeof open) => {
      open = handler;
    },
    setVisualZoomLevelLimits: () => Promise.resolve(),
    setZoomFactor: (factor: number) => {
      if (factor === zoom) return;
      zoom = factor;
      const { width, height } = size();
      void page.then((talk) =>
        talk.tell("Emulation.setDeviceMetricsOverride", {
          ...{ deviceScaleFactor: factor, mobile: false },
          ...{ width: Math.round(width / factor), height: Math.round(height / factor) },
        }),
      );
    },
    getZoomFactor: () => zoom,
    loadURL: async (address: string): Promise<void> => {
      const talk = await page;
      loading = address;
      const { errorText } = navigatedShape.parse(
        await talk.send("Page.navigate", { url: address }),
      );
      if (errorText !== undefined) throw new Error(errorText);
    },
    executeJavaScript: (code: string) => evaluate(code, {}),
    executeJavaScriptInIsolatedWorld: async (world: number, sources: { code: string }[]) => {
      const talk = await page;
      const { executionContextId } = await talk.send("Page.createIsolatedWorld", {
        ...{ frameId: mainFrame, worldName: String(world) },
      });
      return evaluate(sources.map(({ code }) => code).join("\n"), {
        contextId: executionContextId,
      });
    },
    sendInputEvent: (input: KeyPress): void => {
      const event = preventable();
      if (input.type !== "char") events.emit("before-input-event", event, pressOf(input));
      if (!event.defaultPrevented)
        void page.then((talk) => talk.tell("Input.dispatchKeyEvent", keyEvents(input)));
    },
    forcefullyCrashRenderer: () => {
      void page.then((talk) => talk.tell("Page.crash"));
    },
    close: () => {
      isDestroyed = true;
      app.chromium().tell("Target.closeTarget", { targetId });
      events.emit("destroyed");
    },
  });
};

export type WebContents = ReturnType<typeof createWebContents>;
