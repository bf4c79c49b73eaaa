import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Whether Debian's Radicale is on this machine; `.ci/run` installs it. */
export const hasRadicale = spawnSync("radicale", ["--version"]).status === 0;

/** A calendar server of the family's own, with one user and a folder that ends with it. */
export interface Radicale {
  /** `http://127.0.0.1:<port>`, the same after `resume`. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Makes a calendar of the user; its address. */
  readonly makeCalendar: (
    name: string,
    about?: { readonly title?: string; readonly color?: string; readonly kinds?: string[] },
  ) => Promise<string>;
  /** Makes an address book of the user; its address. */
  readonly makeAddressBook: (name: string, title: string) => Promise<string>;
  /** Sends a request as the user; other clients of the family do the same. */
  readonly send: (
    method: string,
    url: string,
    options?: { readonly body?: string; readonly headers?: Record<string, string> },
  ) => Promise<Response>;
  /** Has it want another password from now on; `send` knows it. */
  readonly changePassword: (next: string) => void;
  readonly stop: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Stops it and removes its folder. */
  readonly close: () => Promise<void>;
}

const [user, password] = ["kim", "a word with ü & <"];

/** Runs the program until it says where it listens. */
const run = async (dir: string, port: string): Promise<{ child: ChildProcess; port: string }> => {
  const child = spawn(
    "radicale",
    [
      ...["--config", "", "--hosts", `127.0.0.1:${port}`, "--logging-level", "info"],
      ...["--storage-filesystem-folder", join(dir, "data"), "--auth-type", "htpasswd"],
      ...["--auth-htpasswd-filename", join(dir, "users")],
      ...["--auth-htpasswd-encryption", "plain", "--auth-delay", "0"],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  if (child.stderr === null) throw new Error("Radicale has no log");
  let listens: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    listens ??= /Listening on '\[127\.0\.0\.1\]:(\d+)'/.exec(line)?.[1];
    if (line.includes("server ready")) break;
  }
  child.stderr.resume();
  if (listens === undefined) throw new Error("Radicale didn't start");
  return { child, port: listens };
};

const calendarBody = (title: string, color: string, kinds: readonly string[]): string =>
  `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/"><d:set><d:prop><d:displayname>${title}</d:displayname><a:calendar-color>${color}</a:calendar-color><c:supported-calendar-component-set>${kinds
    .map((kind) => `<c:comp name="${kind}"/>`)
    .join("")}</c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;

const bookBody = (title: string): string =>
  `<?xml version="1.0"?><d:mkcol xmlns:d="DAV:" xmlns:b="urn:ietf:params:xml:ns:carddav"><d:set><d:prop><d:resourcetype><d:collection/><b:addressbook/></d:resourcetype><d:displayname>${title}</d:displayname></d:prop></d:set></d:mkcol>`;

/** Starts a Radicale on a free port of this machine. */
export const startRadicale = async (): Promise<Radicale> => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-radicale-"));
  mkdirSync(join(dir, "data"));
  writeFileSync(join(dir, "users"), `${user}:${password}\n`);
  let running = await run(dir, "0");
  const { port } = running;
  const url = `http://127.0.0.1:${port}`;
  const authorizationOf = (word: string): string =>
    `Basic ${Buffer.from(`${user}:${word}`).toString("base64")}`;
  let authorization = authorizationOf(password);
  const send: Radicale["send"] = (method, address, { body, headers = {} } = {}) =>
    fetch(address, {
      ...{ method, headers: { authorization, ...headers } },
      ...(body === undefined ? {} : { body }),
    });
  const stop = async (): Promise<void> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    ...{ url, user, password, send, stop },
    changePassword: (next) => {
      writeFileSync(join(dir, "users"), `${user}:${next}\n`);
      authorization = authorizationOf(next);
    },
    makeCalendar: async (name, { title = name, color = "#3b7dd8ff", kinds = ["VEVENT"] } = {}) => {
      const address = `${url}/${user}/${name}/`;
      const body = calendarBody(title, color, kinds);
      const answer = await send("MKCALENDAR", address, { body });
      if (answer.status !== 201) throw new Error(`no calendar: ${answer.status}`);
      return address;
    },
    makeAddressBook: async (name, title) => {
      const address = `${url}/${user}/${name}/`;
      const answer = await send("MKCOL", address, { body: bookBody(title) });
      if (answer.status !== 201) throw new Error(`no address book: ${answer.status}`);
      return address;
    },
    resume: async () => {
      running = await run(dir, port);
    },
    close: async () => {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
