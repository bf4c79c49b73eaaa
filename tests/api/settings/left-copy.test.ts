import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { startTodoist, type TodoistService } from "../../fixtures/todoist/service.ts";

let server: TestServer;
let todoist: TodoistService;
beforeEach(async () => {
  server = await startTestServer();
  todoist = await startTodoist(
    () => "2026-11-20",
    () => server.clock.now(),
  );
});
afterEach(async () => {
  await server.close();
  await todoist.stop();
});

it("what a copy left behind as the power failed after the switch is forgotten while Todoist is used, and kept while the house is", async () => {
  const file = join(server.dataDir, "source-copy-tasks.jsonl");
  const leaveBehind = (): void => writeFileSync(file, '{"target":"here"}\n');
  await server.restart({}, leaveBehind);
  expect(existsSync(file)).toBe(true);
  const env = { TASKS_PROVIDER: "todoist", TODOIST_TOKEN: todoist.token, TODOIST_URL: todoist.url };
  await server.restart(env, leaveBehind);
  expect(existsSync(file)).toBe(false);
});
