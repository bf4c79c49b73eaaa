import { spawn } from "node:child_process";

/** Runs a command without showing its output; resolves with its exit code (null: it doesn't exist) and its output. */
export const runQuietly = (command, words, options) =>
  new Promise((done) => {
    let said = "";
    const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const listen = (chunk) => {
      said += chunk;
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", (error) => done({ code: null, said: error.message }));
    child.on("close", (code, signal) =>
      done({ code: code ?? 1, said: signal === null ? said : `${said}\nended by ${signal}` }),
    );
  });

/** Prints what is being done and, on the same line, how long it took. */
export const timed = async (what, work) => {
  const begun = Date.now();
  process.stderr.write(`${what} … `);
  const result = await work().catch((error) => {
    process.stderr.write("no\n");
    throw error;
  });
  process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
};
