import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterEach(() => server.close());

const make = async (): Promise<string> => (await wall.send("POST", "/api/backups")).body.name;
const ask = (name: string) => wall.send("POST", `/api/backups/${name}/restore`);

describe("a restore that others meet", () => {
  it("has every tap in its restore point that was answered, and answers the others with 503", async () => {
    const name = await make();
    const restarted = server.nextRestart();
    const restoring = ask(name);
    const saved: string[] = [];
    let refused = 0;
    let over = false;
    const tapping = (async () => {
      for (let n = 0; !over; n += 1) {
        const chore = { title: `Tap ${n}`, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
        const answer = await wall.send("POST", "/api/tasks", chore).catch(() => null);
        // One that comes after the restart meets a wall that nobody has unlocked.
        if (answer === null || (over && answer.body.code === "parentNeeded")) continue;
        if (answer.status === 201) saved.push(`Tap ${n}`);
        else {
          expect([answer.status, answer.body.code]).toEqual([503, "outOfOrder"]);
          refused += 1;
        }
      }
    })();
    const { status, body } = await restoring;
    expect(status).toBe(200);
    over = true;
    await tapping;
    await restarted;
    expect(saved.length).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    const db = new Database(join(server.dataDir, "backups", body.restorePoint, "wall.db"), {
      readonly: true,
    });
    const titles = db.prepare("SELECT title FROM tasks ORDER BY rowid").pluck().all();
    db.close();
    expect(titles).toEqual(saved);
  });

  it("is refused while another one runs", async () => {
    const name = await make();
    const restarted = server.nextRestart();
    const answers = await Promise.all([ask(name), ask(name)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe("backupRunning");
    await restarted;
  });
});
