import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { programEnv } from "../../fixtures/server/server-process.ts";
import type { HostAnswer, HostRequest } from "./server-host.ts";

/** A process that has loaded the server once, and runs one after the other for the tests of a worker. */
export interface SharedProcess {
  /** Starts a server on a free port; resolves with its address when it listens. */
  start(env: Readonly<Record<string, string>>, dir: string): Promise<string>;
  /** Stops the server that runs. */
  stop(): Promise<void>;
  /** Ends the process. */
  end(): Promise<void>;
}

/** Starts the process; `env` is for all of its servers. */
export const startSharedProcess = (env: Readonly<Record<string, string>>): SharedProcess => {
  const child = fork(join(import.meta.dirname, "server-host.ts"), {
    env: { ...programEnv, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const ask = async (request: HostRequest): Promise<HostAnswer> => {
    const answered = once(child, "message");
    child.send(request);
    const gone = ended.then((): never => {
      throw new Error("the process of the servers ended");
    });
    const [answer]: HostAnswer[] = await Promise.race([answered, gone]);
    if (answer === undefined) throw new Error("the process of the servers said nothing");
    if (answer !== "stopped" && "failure" in answer) throw new Error(answer.failure);
    return answer;
  };
  return {
    start: async (variables, dir) => {
      const answer = await ask({
        ...{ env: { PORT: "0", BIND_ADDR: "127.0.0.1", ...variables } },
        dir,
      });
      if (answer === "stopped" || !("url" in answer)) throw new Error("no server was started");
      return answer.url;
    },
    stop: async () => {
      await ask("stop");
    },
    end: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};
