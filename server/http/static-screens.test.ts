import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#tests/fixtures/http/loopback-server.ts";
import { serveScreens } from "./static-screens.ts";

const none = () => Promise.resolve(null);

let dir: string;
let server: LoopbackServer;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "screens-"));
  for (const screen of ["wall", "phone"]) {
    mkdirSync(join(dir, screen, "assets"), { recursive: true });
    writeFileSync(join(dir, screen, "index.html"), `<p>${screen}</p>`);
    writeFileSync(join(dir, screen, "assets/room-1.js"), "open()");
  }
  const app = express();
  app.use(
    serveScreens({
      ...{ wallDir: join(dir, "wall"), phoneDir: join(dir, "phone"), secureOrigins: () => [] },
      ...{ onWallPage: () => undefined, firstAnswers: { wall: none, phone: none } },
    }),
  );
  server = await startLoopbackServer(app);
});
afterEach(async () => {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

it("goes on serving where an update has taken a room's file away since the wall started", async () => {
  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  expect(await textOf("/assets/room-1.js")).toBe("open()");
  rmSync(join(dir, "wall/assets/room-1.js"));
  await expect(textOf("/assets/room-1.js")).rejects.toThrow(/fetch failed|terminated/);
  expect(await textOf("/calendar")).toBe("<p>wall</p>");
  expect(await textOf("/m/assets/room-1.js")).toBe("open()");
});
