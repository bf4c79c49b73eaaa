import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Whether Debian's Xandikos is on this machine; `.ci/run` installs it. */
export const hasXandikos = spawnSync("xandikos", ["--version"]).status === 0;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};

/** Resolves when the program answers; rejects where it ends before. */
const untilAnswers = async (url: string, hasEnded: () => boolean): Promise<void> => {
  for (;;) {
    if (hasEnded()) throw new Error("Xandikos didn't start");
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
};

/** Starts a Xandikos with one calendar on a folder of its own; it asks nobody who they are. */
export const startXandikos = async () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-xandikos-"));
  const port = await freePort();
  const child = spawn(
    "xandikos",
    ["-d", dir, "--defaults", "-l", "127.0.0.1", "-p", String(port)],
    { stdio: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, () => child.exitCode !== null);
  const send = (
    method: string,
    address: string,
    { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  return {
    ...{ url, user: "user", password: "none", send },
    /** Makes a calendar beside its first; its address. */
    makeCalendar: async (name: string, { title = name } = {}): Promise<string> => {
      const address = `${url}/user/calendars/${name}/`;
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${title}</d:displayname></d:prop></d:set></c:mkcalendar>`;
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
