import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unlockBrowser } from "../fixtures/access/sign-in.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { killGraphics } from "./kill-graphics.ts";
import { type InstalledWall, openInstalledWall, startOnceMore } from "./installed-wall.ts";
import { findHostProgram } from "./host-program.ts";

const shell = findHostProgram();
let wall: InstalledWall;
beforeAll(async () => {
  wall = await openInstalledWall(shell);
  await wall.isThere();
});
afterAll(async () => {
  await wall.close();
  shell.forget();
});

describe(`a wall on ${shell.name}`, () => {
  it("has its picture back when the server dies", async () => {
    await expect.poll(() => wall.servers().length).toBe(1);
    wall.killServer();
    await expect.poll(() => wall.servers().length).toBe(2);
    const second = wall.servers()[1];
    await expect.poll(() => wall.onPage("location.origin")).toBe(second?.url);
    await wall.isThere();
  });

  it("is at the same address after a restore, with the data of then", async () => {
    const before = wall.servers();
    const parent = openTestBrowser({ url: before.at(-1)?.url ?? "" });
    await unlockBrowser(parent, "mom", "2468");
    const { name } = (await parent.send("POST", "/api/backups")).body;
    const chore = { title: "Water the plants", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
    expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
    expect((await parent.send("POST", `/api/backups/${name}/restore`)).status).toBe(200);
    await expect.poll(() => wall.servers().length).toBe(before.length + 1);
    expect(wall.servers().at(-1)?.url).toBe(before.at(-1)?.url);
    const { body } = await parent.get("/api/board/routine");
    expect(JSON.stringify(body)).not.toContain("Water the plants");
    await wall.isThere();
  });

  it("has its picture back when the page dies", async () => {
    await wall.onPage("window.before = true");
    await wall.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect.poll(() => wall.onPage("typeof window.before")).toBe("undefined");
    await wall.isThere();
  });

  it("has its picture back when the graphics process dies", async () => {
    await wall.onPage("window.before = true");
    killGraphics(wall.app.process());
    await expect.poll(() => wall.onPage("typeof window.before")).toBe("undefined");
    await wall.isThere();
  });

  it("is brought to the front when it is started twice, and stays one", async () => {
    const before = wall.servers().length;
    // Playwright waits for what a start that ends at once never says.
    expect(await startOnceMore(shell, wall.dir)).toBe(0);
    expect(wall.servers().length).toBe(before);
    await wall.isThere();
  });

  it("says so instead of loading a page again and again that dies each time", async () => {
    for (let time = 1; time <= 4 && !(await wall.text()).includes("keeps failing"); time += 1) {
      await wall.onPage("window.before = true");
      await wall.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      );
      await expect.poll(() => wall.onPage("typeof window.before")).toBe("undefined");
      await expect.poll(wall.text).toMatch(/Mia|keeps failing/);
    }
    await expect.poll(wall.text).toContain("keeps failing");
  });
});
