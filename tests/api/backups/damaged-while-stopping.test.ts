import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { exchangesWhileRunning } from "../../faults/backups/exchanges-while-running.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const countLines = (words: string): number =>
  server
    .log()
    .split("\n")
    .filter((line) => line.includes(words)).length;

// What the stop itself sees; whether it reads a damaged page depends on what it has still to do.
it.each(exchangesWhileRunning)(
  "a wall that is switched off while its database is $name starts no second server",
  async ({ to }) => {
    to(join(server.dataDir, "wall.db"));
    await server.restart();
    expect(countLines('"the database is damaged; ')).toBe(1);
    // Whatever a stop has started ends before a close does.
    await server.close();
    expect(countLines('"msg":"listening"')).toBe(2);
  },
);
