import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterAll(() => server.close());

const day = "2026-11-20";
const event = { title: "Dentist", start: day, end: "2026-11-21", allDay: true };
/** What people write in each part of the house, with a text in one of its fields. */
const writes: readonly [string, string, string, (text: string) => unknown][] = [
  ["POST", "/api/tasks", "title", (text) => ({ title: text, list: "todo" })],
  ["POST", "/api/tasks", "notes", (text) => ({ title: "Milk", list: "todo", notes: text })],
  ["POST", "/api/tasks", "icon", (text) => ({ title: "Milk", list: "todo", icon: text })],
  ["POST", "/api/calendar/events", "title", (text) => ({ ...event, title: text })],
  ["POST", "/api/calendar/events", "location", (text) => ({ ...event, location: text })],
  ["POST", "/api/calendar/feeds", "url", (text) => ({ url: text })],
  ["POST", "/api/calendar/parse", "text", (text) => ({ text })],
  ["PUT", `/api/mealplan/${day}/dinner`, "title", (text) => ({ title: text })],
  ["POST", "/api/recipes", "steps[1]", (text) => ({ title: "Soup", steps: ["Cook", text] })],
  [
    "PUT",
    "/api/members",
    "[4].name",
    (text) => [...testFamily, { id: "oma", name: text, color: "teal" }],
  ],
];

describe.each(writes)("%s %s, by its field %s,", (method, path, field, body) => {
  it.each([
    ["NUL", "Feed\0 Minka"],
    ["a bell", "Feed\u0007 Minka"],
    ["an escape", "\u001B[2J"],
    ["a control of the second kind", "Feed\u0085 Minka"],
    ["half an emoji", "Feed \uD83D Minka"],
    ["nothing but spaces of no width", "\u200B\u200D"],
    ["an empty braille pattern", "\u2800"],
    ["a filler of no letter", "\u3164"],
    ["marks of direction alone", "\u200E\u202E"],
  ])("refuses %s with the field", async (_what, text) => {
    const { status, body: answer } = await wall.send(method, path, body(text));
    expect([status, answer.code, answer.field]).toEqual([400, "invalid", field]);
    expect(answer.error).toContain("expected a");
  });
});

it("what families write is taken as they write it", async () => {
  for (const title of ["👩‍👩‍👧 Familienrat", "می‌خواهم", "a\u00ADb", "Żółć", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) {
    const made = await wall.send("POST", "/api/tasks", { title, list: "todo" });
    expect([made.status, made.body.title]).toEqual([201, title]);
  }
  const notes = "One\nTwo\r\n\tThree";
  const made = await wall.send("POST", "/api/tasks", { title: "Milk\t2\nl", list: "todo", notes });
  expect(made.body).toMatchObject({ title: "Milk 2 l", notes });
});
