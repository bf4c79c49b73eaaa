import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
afterEach(() => server.close());

const edit = (text: string): void => {
  const file = join(server.configDir, "members.json");
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

const membersChanged = async (change: () => void): Promise<void> => {
  const stream = await openLiveStream(server.url);
  await stream.until(({ event }) => event === "hello");
  change();
  await stream.until(({ event, data }) => event === "change" && data.kind === "members");
  stream.close();
};

describe("the roster", () => {
  it.each([1, 4, 11, 200])("holds a family of %i", async (count) => {
    const members = Array.from({ length: count }, (_, n) => ({
      id: `m${n}`,
      name: `Member ${n}`,
      color: "#336699",
    }));
    server = await startTestServer({ members });
    expect((await openTestBrowser(server).get("/api/members")).body).toHaveLength(count);
  });

  it("is picked up while the wall runs, and a broken edit keeps the last good one with a notice", async () => {
    server = await startTestServer();
    const wall = openTestBrowser(server);
    await membersChanged(() =>
      edit(JSON.stringify([...testFamily, { id: "oma", name: "Oma", color: "#777777" }])),
    );
    expect((await wall.get("/api/members")).body).toHaveLength(5);
    await membersChanged(() => edit('[{ "id": "mia" '));
    expect((await wall.get("/api/members")).body).toHaveLength(5);
    const [notice] = (await wall.get("/api/config")).body.notices;
    expect(notice).toMatchObject({
      code: "rosterNotJson",
      file: join(server.configDir, "members.json"),
      line: 1,
    });
    await membersChanged(() => edit(JSON.stringify(testFamily)));
    expect((await wall.get("/api/members")).body).toHaveLength(4);
    expect((await wall.get("/api/config")).body.notices).toEqual([]);
  });

  it("is read with fields that nobody knows, which a notice names", async () => {
    const [mia, ...others] = testFamily;
    server = await startTestServer({ members: [{ ...mia, colour: "red" }, ...others] });
    const wall = openTestBrowser(server);
    expect((await wall.get("/api/members")).body).toHaveLength(4);
    expect((await wall.get("/api/config")).body.notices).toEqual([
      expect.objectContaining({ code: "rosterUnknownField", field: "[0].colour" }),
    ]);
    await membersChanged(() => edit(JSON.stringify(testFamily)));
    expect((await wall.get("/api/config")).body.notices).toEqual([]);
  });

  it("is made from the shipped sample in a house that has none", async () => {
    server = await startTestServer();
    const shipped = readFileSync(
      join(import.meta.dirname, "../../../config/members.sample.json"),
      "utf8",
    );
    expect(JSON.parse(shipped).map(({ id }: { id: string }) => id)).toEqual([
      "mia",
      "leo",
      "mom",
      "dad",
    ]);
  });
});

describe("a start that can't be right", () => {
  const refused = async (options: Parameters<typeof startTestServer>[0]): Promise<string> => {
    server = { close: () => Promise.resolve() } as TestServer;
    return startTestServer(options).then(
      async (opened) => {
        server = opened;
        return "it started";
      },
      (error: unknown) => String(error),
    );
  };

  it("names the file and the field of a broken roster", async () => {
    expect(await refused({ members: [{ id: "mia", name: "Mia", color: "blueish" }] })).toMatch(
      /members\.json: \[0\]\.color/,
    );
  });

  it("names every wrong variable at once", async () => {
    const message = await refused({
      env: { TZ: "Mars", TASKS_PROVIDER: "paper", SLEEP_END: "soon" },
    });
    expect(message).toMatch(/TZ/);
    expect(message).toMatch(/SLEEP_END/);
  });

  it("refuses a word that is no provider", async () => {
    expect(await refused({ env: { TASKS_PROVIDER: "paper" } })).toMatch(
      /TASKS_PROVIDER: expected local/,
    );
    expect(await refused({ env: { WEATHER_PROVIDER: "frog" } })).toMatch(
      /WEATHER_PROVIDER: expected open-meteo/,
    );
  });

  it("refuses a port that is taken, with the cure", async () => {
    server = await startTestServer();
    const port = new URL(server.url).port;
    await expect(startTestServer({ env: { PORT: port } })).rejects.toThrow(
      /is taken by another program/,
    );
  });

  it("refuses a second wall on the same data", async () => {
    server = await startTestServer();
    await expect(startTestServer({ env: { DATA_DIR: server.dataDir } })).rejects.toThrow(
      /already used by another Family Wall/,
    );
  });
});
