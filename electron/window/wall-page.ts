import type { WebContents } from "electron";
import { fallbackPage } from "../fallback/page.ts";
import type { FallbackCause } from "../fallback/messages.ts";
import { createReloadGuard } from "./reload-guard.ts";
import { watchPage } from "./watch-page.ts";

interface WallPageDeps {
  readonly page: WebContents;
  /** BCP 47 tags, the best one first. */
  readonly languages: () => readonly string[];
}

/** What is on the wall's page, and that it stays there. */
export interface WallPage {
  /** The wall's address; null while a fallback is shown. */
  readonly url: () => string | null;
  showWall(url: string): void;
  /** Says what keeps the wall from being shown. */
  explain(cause: FallbackCause, sentences?: string): void;
  /** Shows the same anew, unless that was done too often; then it says so, and tries again in a minute. */
  reload(): void;
}

const restMs = 60_000;
/** A start that takes longer than this is explained. */
const startingMs = 3000;
/** A world of its own, which scripts of the page can't reach. */
const ownWorld = 1001;
const wallIsThere = `(document.getElementById("root")?.childElementCount ?? 0) > 0`;
const fallbackIsThere = `document.querySelector("[data-fallback]") !== null`;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Keeps a picture on the page: dead, hung, blank or led astray, it is shown anew. */
export const createWallPage = ({ page, languages }: WallPageDeps): WallPage => {
  const { mayReload } = createReloadGuard(() => performance.now());
  let wallUrl: string | null = null;
  let shown = "";
  const slow = setTimeout(() => explain("starting"), startingMs);

  const load = (address: string): void => {
    clearTimeout(slow);
    shown = address;
    // What can't be loaded is blank, and is noticed as that.
    page.loadURL(address).catch(() => undefined);
  };
  const explain = (cause: FallbackCause, sentences = ""): void => {
    wallUrl = null;
    load(fallbackPage({ cause, sentences, languages: languages() }));
  };
  const showWall = (url: string): void => {
    if (wallUrl === url) return;
    wallUrl = url;
    load(`${url}/`);
  };
  const again = (): void => {
    if (page.isDestroyed() || shown === "") return;
    if (mayReload()) return load(shown);
    const url = wallUrl;
    explain("page");
    void sleep(restMs).then(() => {
      if (wallUrl === null && url !== null) showWall(url);
    });
  };

  page.on("render-process-gone", (_event, { reason }) => {
    if (reason !== "clean-exit") again();
  });
  page.on("unresponsive", () => page.forcefullyCrashRenderer());
  page.on("did-navigate", (_event, address) => {
    if (shown === "") return;
    if (new URL(address).origin !== new URL(shown).origin) again();
    // There is no way back to what was shown before.
    else page.navigationHistory.clear();
  });
  const stopWatching = watchPage({
    page: {
      hasContent: async () => {
        const code = wallUrl === null ? fallbackIsThere : wallIsThere;
        return Boolean(await page.executeJavaScriptInIsolatedWorld(ownWorld, [{ code }]));
      },
      crash: () => page.forcefullyCrashRenderer(),
    },
    onBlank: again,
    rest: sleep,
  });
  page.once("destroyed", () => {
    clearTimeout(slow);
    stopWatching();
  });
  return { url: () => wallUrl, showWall, explain, reload: again };
};
