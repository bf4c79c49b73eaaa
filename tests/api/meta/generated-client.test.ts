import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installCompanion, usesCompanions } from "../../companions/install.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const run = promisify(execFile);
const document = resolve(import.meta.dirname, "../../../server/openapi.yaml");

/** What somebody else writes who knows the document alone. */
const program = `
import createClient from "openapi-fetch";
import type { operations, paths } from "./api.ts";

type Closed = operations["closeRoutine"]["responses"][200]["content"]["application/json"];
declare const process: { argv: string[] };

const [, , baseUrl = "", task_id = ""] = process.argv;
const client = createClient<paths>({ baseUrl });
const { data, error } = await client.POST("/api/board/routine/{task_id}/close", {
  params: { path: { task_id } },
  body: { memberId: "mia" },
});
if (error !== undefined) throw new Error(error.error);
const { awarded }: Pick<Closed, "awarded"> = data;
console.log(awarded);

// @ts-expect-error There is no such operation.
void (() => client.POST("/api/board/routine/{task_id}/eat"));
// @ts-expect-error Somebody has to have done it.
void (() => client.POST("/api/board/routine/{task_id}/close", { params: { path: { task_id } }, body: {} }));
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  types: [],
  allowImportingTsExtensions: true,
};

let server: TestServer;
let dir: string;
beforeEach(async () => {
  server = await startTestServer({ env: { MEMBER_PIN_MOM: "2468" } });
  dir = mkdtempSync(join(tmpdir(), "family-wall-client-"));
});
afterEach(async () => {
  rmSync(dir, { recursive: true });
  await server.close();
});

describe.skipIf(!usesCompanions)("an API client made by a standard generator", () => {
  const node = async (...words: readonly string[]): Promise<string> =>
    (await run(process.execPath, words, { cwd: dir })).stdout.trim();
  const tool = (path: string): string => join(dir, "node_modules", path);

  it("compiles, and closes a chore once", { timeout: 240_000 }, async () => {
    symlinkSync(join(installCompanion("api-client"), "node_modules"), join(dir, "node_modules"));
    cpSync(document, join(dir, "openapi.yaml"));
    writeFileSync(join(dir, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(dir, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    writeFileSync(join(dir, "close-chore.ts"), program);
    await node(tool("openapi-typescript/bin/cli.js"), "openapi.yaml", "-o", "api.ts");
    await node(tool("typescript/bin/tsc"));

    const mom = openTestBrowser(server);
    await mom.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
    const chore = await mom.send("POST", "/api/tasks", {
      title: "Teeth",
      memberIds: ["mia"],
      daypart: "morning",
      recurrence: "FREQ=DAILY",
      stars: 2,
    });
    expect(await node("close-chore.ts", server.url, chore.body.id)).toBe("2");
    expect(await node("close-chore.ts", server.url, chore.body.id)).toBe("0");
  });
});
