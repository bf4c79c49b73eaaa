import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Fault } from "#scripts/measure/figure.ts";
import { startTestServer } from "../fixtures/server/test-server.ts";

const [rounds, screens] = [5, 1_000];
const mostGrown = 1_024 * 1_024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const sockets = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap").length;

/** Opens a live stream; resolves with its first event. */
const listen = async (url: string): Promise<IncomingMessage> => {
  const asked = get(`${url}/api/live`, { agent: false });
  const response = await new Promise<IncomingMessage>((open, fail) =>
    asked.once("response", open).once("error", fail),
  );
  response.on("error", () => undefined);
  await once(response, "data");
  return response;
};

/** Waits until the server and its screens have seen all connections close. */
const untilClosed = async (before: number): Promise<void> => {
  for (let look = 0; look < 200 && sockets() > before; look += 1)
    await new Promise((moment) => setTimeout(moment, 25));
};

const comeAndGo = async (url: string, before: number): Promise<void> => {
  const open: IncomingMessage[] = [];
  // Few enough at once for the listen backlog.
  for (let come = 0; come < screens; come += 50)
    open.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(url)))));
  for (const screen of open) screen.destroy();
  await untilClosed(before);
};

const heapNow = (): number => {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Screens connect and disconnect for years; server and screens run in this one process, so that neither may leak. */
export const fault: Fault = {
  name: "live streams that come and go",
  run: async () => {
    const server = await startTestServer();
    try {
      // The first ones compile code and fill caches.
      await comeAndGo(server.url, sockets());
      const [socketsBefore, heapBefore] = [sockets(), heapNow()];
      for (let round = 0; round < rounds; round += 1) await comeAndGo(server.url, socketsBefore);
      const leaked = Math.max(0, sockets() - socketsBefore);
      const grown = heapNow() - heapBefore;
      return [
        {
          promise: "a screen that goes leaves no connection behind",
          ...{ tries: rounds * screens, losses: leaked },
        },
        {
          promise: `a thousand screens that come and go leave less than 1 MiB (${(grown / mostGrown).toFixed(2)} MiB)`,
          ...{ tries: rounds, losses: grown > mostGrown ? rounds : 0 },
        },
      ];
    } finally {
      await server.close();
    }
  },
};
