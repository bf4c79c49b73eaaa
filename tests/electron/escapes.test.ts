import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { webPreferences } from "#electron/window/web-preferences.ts";
import { startCanary } from "../fixtures/http/canary-server.ts";
import { keys } from "./escapes/keys.ts";
import { links } from "./escapes/links.ts";
import { type InstalledWall, openInstalledWall } from "./installed-wall.ts";
import { findHostProgram } from "./host-program.ts";

const shell = findHostProgram();
let wall: InstalledWall;
let outside: Awaited<ReturnType<typeof startCanary>>;
let fingers: CDPSession;
beforeAll(async () => {
  outside = await startCanary();
  wall = await openInstalledWall(shell);
  await wall.isThere();
  fingers = await wall.app.context().newCDPSession(await wall.app.firstWindow());
});
afterAll(async () => {
  await wall.close();
  outside.close();
  shell.forget();
});

/** Expects that the window still shows the wall, over the whole screen and nothing else. */
const expectSealed = async (): Promise<void> => {
  await wall.isThere();
  const seen = await wall.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      kiosk: window.isKiosk(),
      tools: window.webContents.isDevToolsOpened(),
      zoom: window.webContents.getZoomFactor(),
      origin: new URL(window.webContents.getURL()).origin,
    })),
  );
  const origin = wall.servers()[0]?.url;
  expect(seen).toEqual([{ kiosk: true, tools: false, zoom: 1, origin }]);
  await vi.waitFor(() => expect(wall.app.windows().length).toBe(1));
  expect(outside.visits()).toBe(0);
  expect(await wall.text()).not.toContain("outside");
  const downloads = join(wall.dir, "Family Wall/downloads");
  expect(existsSync(downloads) ? readdirSync(downloads) : []).toEqual([]);
};

const press = (key: string, modifiers: readonly string[]): Promise<void> =>
  wall.app.evaluate(
    ({ BrowserWindow }, { keyCode, held }) => {
      const page = BrowserWindow.getAllWindows()[0]?.webContents;
      for (const type of ["keyDown", "keyUp"] as const)
        page?.sendInputEvent({ type, keyCode, modifiers: held as ("control" | "alt")[] });
    },
    { keyCode: key, held: modifiers },
  );

const touch = async (
  type: "touchStart" | "touchMove" | "touchEnd",
  points: readonly (readonly [number, number])[],
): Promise<void> => {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
  await fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
};

it(`the page on ${shell.name} got what its table says`, async () => {
  const taken = await wall.app.evaluate(({ BrowserWindow }) => {
    // Electron has this method, but its types lack it.
    const page = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): object;
    };
    return page.getLastWebPreferences();
  });
  expect(taken).toMatchObject(webPreferences);
});

describe(`a child in front of a wall on ${shell.name}`, () => {
  it.each(keys.map(([key, ...held]) => ({ name: [...held, key].join("+"), key, held })))(
    "doesn't get out by the key $name",
    async ({ key, held }) => {
      await wall.onPage(`heard = 0; onkeydown = () => { heard += 1; };`);
      await press(key, held);
      // A harmless key follows, so that the tested one has been processed.
      await press("x", []);
      await expect.poll(() => wall.onPage("heard")).toBe(1);
      await expectSealed();
    },
  );

  it.each(Object.entries(links))("doesn't get out by %s", async (_what, script) => {
    await wall.onPage(script.replaceAll("OUTSIDE", outside.url));
    await wall.onPage("new Promise((done) => setTimeout(done, 50))");
    await expectSealed();
  });

  it("doesn't get out by swiping from the edge", async () => {
    await wall.onPage(`history.pushState({}, "", "/")`);
    await touch("touchStart", [[1, 400]]);
    for (const x of [80, 240, 480, 800]) await touch("touchMove", [[x, 400]]);
    await touch("touchEnd", []);
    await expectSealed();
  });

  it.runIf(shell.isElectron)("doesn't enlarge it with two fingers", async () => {
    await touch("touchStart", [
      [600, 400],
      [680, 400],
    ]);
    for (const by of [50, 150, 300])
      await touch("touchMove", [
        [600 - by, 400],
        [680 + by, 400],
      ]);
    await touch("touchEnd", []);
    expect(await wall.onPage("visualViewport.scale")).toBe(1);
    await expectSealed();
  });

  it("finds no menu by holding a finger anywhere", async () => {
    await touch("touchStart", [[640, 40]]);
    await wall.onPage("new Promise((done) => setTimeout(done, 900))");
    await touch("touchEnd", []);
    await expectSealed();
  });

  it("finds a corner that asks for a parent's PIN, which a wrong one doesn't open", async () => {
    const page = await wall.app.firstWindow();
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
    }));
    expect(height).toBeGreaterThan(0);
    await touch("touchStart", [[width - 5, 5]]);
    await page.getByRole("dialog").getByText("Mom’s PIN").waitFor();
    await touch("touchEnd", []);
    for (const digit of "1111")
      await page.getByTestId("keypad").getByRole("button", { name: digit }).click();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await expectSealed();

    // The right PIN leaves the kiosk mode.
    for (const digit of "2468")
      await page.getByTestId("keypad").getByRole("button", { name: digit }).click();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect
      .poll(() =>
        wall.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk()),
      )
      .toBe(false);
  });
});
