import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Program, type Serving, startProgram } from "../start/program.ts";
import { startServerProgram } from "../start/server.ts";

const root = resolve(import.meta.dirname, "../..");

const family = [
  { id: "mia", name: "Mia", color: "#d9662b", kid: true },
  { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
  { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
  { id: "dad", name: "Dad", color: "#2f6fb5", parent: true },
];

export type StartedProgram = Program & Serving;

/** The temporary folders of one measurement, and the processes that run on them. */
export interface MeasuredWall {
  readonly dataDir: string;
  readonly configDir: string;
  /** Starts the built server on these folders and a free port; resolves when it listens. */
  startWall(env?: Readonly<Record<string, string>>): Promise<StartedProgram>;
  /** Starts another program that reports its address as the server does. */
  startReference(file: string): Promise<StartedProgram>;
  /** Ends the running processes and removes the folders. */
  close(): Promise<void>;
}

/** Creates a wall with the sample family; `close` removes all of it. */
export const openMeasuredWall = (): MeasuredWall => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-measure-"));
  const [dataDir, configDir] = [join(dir, "data"), join(dir, "config")];
  mkdirSync(dataDir);
  mkdirSync(configDir);
  writeFileSync(join(configDir, "members.json"), JSON.stringify(family));
  const running = new Set<Program>();

  const started = async (program: Program): Promise<StartedProgram> => {
    running.add(program);
    void program.ended.then(() => running.delete(program));
    const serving = await program.serves(30_000);
    if (serving === null) throw new Error(`a program did not start: ${program.lastWords()}`);
    return { ...program, ...serving };
  };
  /** Measuring doesn't depend on the hour: no wall sleeps. */
  const awake = { SLEEP_START: "00:00", SLEEP_END: "00:00" };
  const base = { PATH: process.env["PATH"] ?? "", PORT: "0", BIND_ADDR: "127.0.0.1" };

  return {
    ...{ dataDir, configDir },
    startWall: (env = {}) => {
      const folders = { DATA_DIR: dataDir, CONFIG_DIR: configDir };
      return started(
        startServerProgram(root, { ...base, ...awake, ...folders, LOG_LEVEL: "info", ...env }, dir),
      );
    },
    startReference: (file) =>
      started(startProgram({ command: process.execPath, words: [file], cwd: dir, env: base })),
    close: async () => {
      await Promise.all([...running].map((program) => program.stop()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
