import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const python = "/usr/bin/python3";
const program = fileURLToPath(new URL("caldav-writer.py", import.meta.url));

/** Whether Debian's python3-caldav is on this machine. */
export const hasCaldavWriter = spawnSync(python, ["-c", "import caldav"]).status === 0;

interface WriterAccess {
  readonly user: string;
  readonly password: string;
}

/** Opens another program of the family that writes one event; ends with `close`. */
export const openCaldavWriter = (url: string, { user, password }: WriterAccess) => {
  const child = spawn(python, [program, url, user, password], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (command: Readonly<Record<string, string>>): Promise<string> => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error("python3-caldav ended");
    return JSON.parse(value);
  };
  return {
    /** Reads the event, as a program does that is opened. */
    load: () => ask({ kind: "load" }),
    /** Exchanges a line of what was loaded, and saves it without looking what came since. */
    saveBlindly: (line: string, to: string) => ask({ kind: "save", line, to }),
    /** Exchanges a line of what is there now, with If-Match until it is taken. */
    write: (line: string, to: string) => ask({ kind: "write", line, to }),
    close: async (): Promise<void> => {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    },
  };
};
