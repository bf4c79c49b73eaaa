import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const forgottenAfterMs = 15 * 60_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

const holderOf = (file) => {
  try {
    const forgotten = Date.now() - statSync(file).mtimeMs > forgottenAfterMs;
    const pid = Number(readFileSync(file, "utf8"));
    // An empty file is a lock whose holder hasn't written its id yet.
    return !forgotten && (pid === 0 || isAlive(pid)) ? pid : null;
  } catch {
    return null;
  }
};

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    // Its age is told by this clock; the one of a network drive may be another.
    utimesSync(file, new Date(), new Date());
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

/** Runs work while no other start in this folder does; the lock of a dead process doesn't count. */
export const withLock = async (root, work) => {
  mkdirSync(join(root, "dist"), { recursive: true });
  const file = join(root, "dist/.preparing");
  for (let told = false; !take(file);) {
    if (holderOf(file) === null) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.error("Another start is preparing this folder; waiting for it …");
    told = true;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const leave = () => rmSync(file, { force: true });
  process.once("exit", leave);
  try {
    return await work();
  } finally {
    leave();
    process.off("exit", leave);
  }
};
