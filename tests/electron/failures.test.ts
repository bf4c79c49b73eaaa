import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type InstalledWall, openInstalledWall, wallFolder } from "./installed-wall.ts";
import { findHostProgram } from "./host-program.ts";

const shell = findHostProgram();
let wall: InstalledWall;
afterEach(() => wall.close());
afterAll(shell.forget);

describe(`a wall on ${shell.name} that can't be shown`, () => {
  it("says that its port is taken, in German where the house speaks it, and is there when the port is free", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((up) => other.once("listening", up));
    const { port } = other.address() as AddressInfo;
    const dir = wallFolder();
    writeFileSync(join(dir, "config/.env"), `PORT=${port}\n`);
    wall = await openInstalledWall(shell, { dir, env: { PORT: "", LANGUAGE: "de_DE" } });
    await expect.poll(wall.text).toContain("Ein anderes Programm hat den Platz der Wand");
    await expect.poll(wall.text).toContain(`port ${port} is taken`);
    await new Promise((closed) => other.close(closed));
    await wall.isThere();
  });

  it("names what is wrong in its configuration with the line, and is there when it is mended", async () => {
    const dir = wallFolder();
    const roster = join(dir, "config/members.json");
    writeFileSync(roster, `[\n  { "id": "mia" "name": "Mia", "color": "#d9662b" }\n]`);
    wall = await openInstalledWall(shell, { dir });
    await expect.poll(wall.text).toContain("Something is wrong in the wall’s configuration");
    await expect.poll(wall.text).toContain("members.json:2");
    writeFileSync(roster, readFileSync(roster, "utf8").replace('"mia" ', '"mia", '));
    await wall.isThere();
  });

  it("refuses data of a newer program without touching it, and says what to do", async () => {
    const dir = wallFolder();
    wall = await openInstalledWall(shell, { dir });
    await wall.isThere();
    await wall.leave();
    const file = join(dir, "data/wall.db");
    const before = new Database(file);
    const version = Number(before.pragma("user_version", { simple: true }));
    before.pragma(`user_version = ${version + 1}`);
    before.close();
    wall = await openInstalledWall(shell, { dir });
    await expect.poll(wall.text).toContain("too old for the family’s data");
    const after = new Database(file);
    expect(after.pragma("user_version", { simple: true })).toBe(version + 1);
    after.pragma(`user_version = ${version}`);
    after.close();
    await wall.isThere();
  });
});
