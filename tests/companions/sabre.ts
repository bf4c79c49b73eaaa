import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("sabre/server.php", import.meta.url));
const wanted = "require 'Sabre/autoload.php'; exit(extension_loaded('pdo_sqlite') ? 0 : 1);";

/** Whether Debian's sabre/dav and its PHP are on this machine; `.ci/run` installs them. */
export const hasSabre = spawnSync("php", ["-d", "error_reporting=0", "-r", wanted]).status === 0;

const [user, password] = ["kim", "a word with ü & <"];

/** Starts a sabre/dav on a folder of its own; it has no tokens for changes, and asks for user and password. */
export const startSabre = async () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-sabre-"));
  const child = spawn("php", ["-S", "127.0.0.1:0", program], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      ...{ SABRE_FILE: join(dir, "calendars.db"), SABRE_USER: user, SABRE_PASSWORD: password },
    },
  });
  const lines = createInterface({ input: child.stderr });
  let url: string | undefined;
  for await (const line of lines) {
    url = /\((http:\/\/127\.0\.0\.1:\d+)\) started/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  child.stderr.resume();
  if (url === undefined) throw new Error("sabre/dav didn't start");
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const send = (
    method: string,
    address: string,
    { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(address, {
      ...{ method, headers: { authorization, ...headers } },
      ...(body === undefined ? {} : { body }),
    });
  return {
    ...{ url, user, password, send },
    /** Makes a calendar of the user; its address. */
    makeCalendar: async (name: string, { title = name } = {}): Promise<string> => {
      const address = `${url}/calendars/${user}/${name}/`;
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/"><d:set><d:prop><d:displayname>${title}</d:displayname><a:calendar-color>#3b7dd8ff</a:calendar-color><c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;
      const headers = { "content-type": "application/xml" };
      const answer = await send("MKCALENDAR", address, { body, headers });
      if (answer.status !== 201) throw new Error(`no calendar: ${answer.status}`);
      return address;
    },
    /** Stops it and removes its folder. */
    close: async (): Promise<void> => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
export type Sabre = Awaited<ReturnType<typeof startSabre>>;
