import type { WebContents } from "electron";
import { fallbackPage } from "../fallback/page.ts";
import type { FallbackCause } from "../fallback/messages.ts";
import { createReloadGuard } from "./reload-guard.ts";
import { watchPage } from "./watch-page.ts";

interface WallPageDeps {
  readonly page: WebContents;
  /** BCP 47 tags, the preferred one first. */
  readonly languages: () => readonly string[];
}

/** Controls what the window shows and reloads it when that fails. */
export interface WallPage {
  /** The wall's address; null while a fallback is shown. */
  readonly url: () => string | null;
  showWall(url: string): void;
  /** Shows the fallback page with the reason why the wall can't be shown. */
  explain(cause: FallbackCause, sentences?: string): void;
  /** Reloads the page; after too many reloads, shows the fallback and tries again in a minute. */
  reload(): void;
}

const restMs = 60_000;
/** A start that takes longer than this shows the fallback. */
const startingMs = 3000;
/** The id of an isolated JavaScript world, which scripts of the page can't reach. */
const ownWorld = 1001;
const wallIsThere = `(document.getElementById("root")?.childElementCount ?? 0) > 0`;
const fallbackIsThere = `document.querySelector("[data-fallback]") !== null`;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Keeps a page in a window: reloads it when its process ends, hangs, shows nothing or leaves the wall. */
export const createWallPage = ({ page, languages }: WallPageDeps): WallPage => {
  const { mayReload } = createReloadGuard(() => performance.now());
  let wallUrl: string | null = null;
  let shown = "";
  const slow = setTimeout(() => explain("starting"), startingMs);

  const load = (address: string): void => {
    clearTimeout(slow);
    shown = address;
    // A page that fails to load stays blank, which `watchPage` notices.
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
    // Removes the way back to earlier pages.
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
