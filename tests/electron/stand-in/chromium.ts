import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import * as z from "zod";
import { socketPathFault } from "./socket-path.ts";

/** A message of the DevTools protocol; every domain has its own shapes. */
export type DevtoolsMessage = Record<string, unknown>;

const words = z.record(z.string(), z.unknown());
const messageShape = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: words.optional(),
  result: words.optional(),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
});

/** A DevTools connection to the browser or to one of its pages. */
export interface DevtoolsConnection {
  send(method: string, params?: DevtoolsMessage): Promise<DevtoolsMessage>;
  /** Sends a command without waiting for its answer; the page may be gone already. */
  tell(method: string, params?: DevtoolsMessage): void;
  on(method: string, listener: (params: DevtoolsMessage) => void): void;
}

export interface Chromium extends DevtoolsConnection {
  /** The connection of an attached page. */
  session(id: string): DevtoolsConnection;
  kill(): void;
}

const flags = (userData: string, switches: readonly string[]): string[] => [
  ...(process.env["STAND_IN_HEADED"] === undefined
    ? ["--headless=new", "--screen-info={1280x800 label=Kitchen}{1920x1080 label=Hall}"]
    : []),
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--remote-debugging-pipe",
  "--remote-debugging-port=0",
  `--user-data-dir=${join(userData, "stand-in")}`,
  "--no-startup-window",
  "--no-first-run",
  "--no-default-browser-check",
  "--password-store=basic",
  ...switches,
];

/** Starts the machine's Chromium, which ends when its pipe to this process closes. */
export const startChromium = (userData: string, switches: readonly string[]): Chromium => {
  const program = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  const fault = socketPathFault(userData);
  if (fault !== null) throw new Error(fault);
  mkdirSync(userData, { recursive: true });
  const child: ChildProcess = spawn(program, flags(userData, switches), {
    // A killed browser leaves its temporary folder behind.
    env: { ...process.env, TMPDIR: userData },
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  // Playwright waits for this line on stderr.
  child.stderr?.on("data", (said: Buffer) => {
    for (const line of said.toString().split("\n"))
      if (line.startsWith("DevTools listening on ")) process.stderr.write(`${line}\n`);
  });
  const [to, from] = [child.stdio[3], child.stdio[4]];
  if (!(to instanceof Writable) || !(from instanceof Readable))
    throw new Error("the browser has no pipe");
  const waiting = new Map<number, PromiseWithResolvers<DevtoolsMessage>>();
  const talks = new Map<string, EventEmitter>();
  let last = 0;

  const receive = (message: z.infer<typeof messageShape>): void => {
    const { id, method, params = {}, result = {}, error, sessionId = "" } = message;
    if (method !== undefined) talks.get(sessionId)?.emit(method, params);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (asked === undefined || id === undefined) return;
    waiting.delete(id);
    if (error === undefined) asked.resolve(result);
    else asked.reject(new Error(error.message));
  };
  let rest = "";
  from.on("data", (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) receive(messageShape.parse(JSON.parse(part)));
  });
  to.on("error", () => undefined);

  const session = (sessionId: string): DevtoolsConnection => {
    const events = talks.get(sessionId) ?? new EventEmitter();
    talks.set(sessionId, events);
    const send = (method: string, params: DevtoolsMessage = {}): Promise<DevtoolsMessage> => {
      const id = ++last;
      const asked = Promise.withResolvers<DevtoolsMessage>();
      waiting.set(id, asked);
      const message = { id, method, params, ...(sessionId === "" ? {} : { sessionId }) };
      to.write(`${JSON.stringify(message)}\0`);
      return asked.promise;
    };
    return {
      send,
      tell: (method, params) => void send(method, params).catch(() => undefined),
      on: (method, listener) => void events.on(method, listener),
    };
  };
  return { ...session(""), session, kill: () => void child.kill("SIGKILL") };
};
