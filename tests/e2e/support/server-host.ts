import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { directoriesOf } from "#server/platform/directories.ts";
import { type RunningServer, startServer } from "#server/lifecycle/start-server.ts";
import { forkKeptWorker } from "../../fixtures/workers/kept-workers.ts";

/** What a test asks of this process: a server with these variables in a folder, or an end of the one that runs. */
export type HostRequest =
  | { readonly env: Readonly<Record<string, string>>; readonly dir: string }
  | "stop";
/** The answer to one request. */
export type HostAnswer = { readonly url: string } | { readonly failure: string } | "stopped";

const programDir = resolve(import.meta.dirname, "../../..");
const worker = (name: string): URL => pathToFileURL(join(programDir, "dist/server", `${name}.js`));

let stop = async (): Promise<void> => undefined;

const start = async (env: Readonly<Record<string, string>>, dir: string): Promise<HostAnswer> => {
  const directories = directoriesOf({
    ...{ programDir, workingDir: dir, worker },
    forkWorker: forkKeptWorker,
  });
  let running: Promise<RunningServer>;
  const startOn = (port?: number): Promise<RunningServer> =>
    startServer({
      ...{ env, directories, port },
      restart: (listened) => {
        running = running.then(async (server) => {
          await server.stop();
          return startOn(listened);
        });
      },
      logTo: { write: () => undefined },
    });
  running = startOn();
  stop = async () => (await running).stop();
  return { url: (await running).url };
};

const answer = async (request: HostRequest): Promise<HostAnswer> => {
  if (request !== "stop") return start(request.env, request.dir);
  await stop();
  return "stopped";
};

process.on("message", (request: HostRequest) => {
  void answer(request)
    .catch((error: unknown): HostAnswer => ({ failure: String(error) }))
    .then((said) => process.send?.(said));
});
process.on("disconnect", () => process.exit());
