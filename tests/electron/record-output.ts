import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program that is started in place of another, and the other's output so far. */
export interface OutputRecorder {
  readonly program: string;
  stdout(): string;
  stderr(): string;
  forget(): void;
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** Records a program's output from its start; Playwright drops what was printed before it returns the program. */
export const recordOutput = (program: string): OutputRecorder => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-heard-"));
  const [starter, out, err] = [join(dir, "start"), join(dir, "out"), join(dir, "err")];
  const start = `exec ${quoted(program)} "$@" > >(tee ${quoted(out)}) 2> >(tee ${quoted(err)} >&2)`;
  writeFileSync(starter, `#!/bin/bash\n${start}\n`, { mode: 0o755 });
  const outputOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  return {
    program: starter,
    stdout: () => outputOf(out),
    stderr: () => outputOf(err),
    forget: () => rmSync(dir, { recursive: true, force: true }),
  };
};
