import { resolve } from "node:path";
import { refusedExitCode } from "#electron/server/messages.ts";
import { banner } from "#server/lifecycle/banner.ts";
import { mergeEnvironment } from "#server/config/env.ts";
import { findBrowser } from "./find-browser.ts";
import { electronProgram, fetchElectron, startElectron } from "./start/electron.ts";
import { chooseWindow, headless } from "./start/window-choice.ts";
import { startKiosk } from "./start/kiosk.ts";
import type { Program, Serving } from "./start/program.ts";
import { startServerProgram } from "./start/server.ts";
import { thisMachine } from "./start/this-machine.ts";

const root = resolve(import.meta.dirname, "..");
const env = mergeEnvironment(process.env, root);
const dataDir = resolve(root, env["DATA_DIR"] ?? "./data");

const electronWithinMs = 15_000;
const windowWithinMs = 3000;

const leaving = new AbortController();
const running = new Set<Program>();

const say = (sentence: string): void => console.error(sentence);

const run = (program: Program): Program => {
  running.add(program);
  void program.ended.then(() => running.delete(program));
  // Ctrl-C was pressed between two steps.
  if (leaving.signal.aborted) void program.stop();
  return program;
};

const leave = async (): Promise<void> => {
  leaving.abort();
  await Promise.all([...running].map((program) => program.stop()));
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => void leave());

/**
 * The code that opens set-up to other browsers, which the wall tells only its own machine; null once set-up is done.
 */
const setupCodeAt = async (url: string): Promise<string | null> => {
  const answer = await fetch(`${url}/api/setup`).catch(() => null);
  const state: unknown = answer?.ok === true ? await answer.json() : null;
  const code = typeof state === "object" && state !== null && "code" in state ? state.code : null;
  return typeof code === "string" ? code : null;
};

const showAddresses = async ({ url, wallUrl = url }: Serving): Promise<void> => {
  const reachable = !/^(localhost|127\.|::1$)/.test(env["BIND_ADDR"] ?? "0.0.0.0");
  const publicUrl = env["PUBLIC_URL"];
  const setupCode = await setupCodeAt(wallUrl);
  process.stdout.write(await banner({ url, reachable, publicUrl, setupCode }));
};

/** Shows the wall in Electron until it is closed; null where it doesn't open. */
const showInElectron = async (program: string): Promise<number | null> => {
  const electron = run(startElectron(root, program));
  const serving = await electron.serves(electronWithinMs);
  if (serving !== null) {
    await showAddresses(serving);
    return electron.ended;
  }
  await electron.stop();
  const code = await electron.ended;
  if (code === 0) say("The wall is already open on this machine.");
  if (code === refusedExitCode) say(electron.lastWords());
  if (code === 0 || code === refusedExitCode) return code === 0 ? 0 : 1;
  say(`Electron did not open the wall (${electron.lastWords()}).`);
  return null;
};

/** Shows the wall in an installed browser until it is closed; null where it doesn't open. */
const showInBrowser = async (url: string): Promise<number | null> => {
  const browser = findBrowser();
  if (browser === null) {
    say("No Chromium or Chrome is installed here; open the wall's address in any browser.");
    return null;
  }
  const begun = performance.now();
  const kiosk = run(startKiosk(browser, url, dataDir));
  await kiosk.ended;
  if (performance.now() - begun > windowWithinMs) return 0;
  say(`${browser} did not open a window; open the wall's address in any browser.`);
  return null;
};

const serve = async (): Promise<{ server: Program; serving: Serving | null }> => {
  const server = run(startServerProgram(root));
  return { server, serving: await server.serves() };
};

/** Downloads Electron and switches to it while the wall already runs; null where that fails. */
const changeToElectron = async (server: Program): Promise<number | null> => {
  say("Fetching Electron, the first time only; the wall is up meanwhile …");
  const program = await fetchElectron(root, leaving.signal);
  if (program === null) {
    if (!leaving.signal.aborted)
      say("Electron can't be fetched here; an installed browser does instead.");
    return null;
  }
  await server.stop();
  return showInElectron(program);
};

const openWall = async (): Promise<number> => {
  const opening = process.argv.includes("--headless")
    ? headless
    : chooseWindow(thisMachine(root, process.env));
  if (opening.say !== null) say(opening.say);
  const program = opening.window === "electron" ? electronProgram(root) : null;
  const shown = program === null ? null : await showInElectron(program);
  if (shown !== null) return shown;

  let { server, serving } = await serve();
  if (serving === null) return server.ended;
  await showAddresses(serving);
  if (opening.window === "none") {
    say("Open the wall's address in any browser.");
    return server.ended;
  }
  if (opening.window === "electron" && program === null) {
    const changed = await changeToElectron(server);
    if (changed !== null) return changed;
    if (!running.has(server)) ({ server, serving } = await serve());
    if (serving === null) return server.ended;
  }
  const closed = await Promise.race([showInBrowser(serving.wallUrl ?? serving.url), server.ended]);
  if (closed === null) return server.ended;
  await Promise.all([...running].map((one) => one.stop()));
  return closed;
};

process.exitCode = await openWall();
