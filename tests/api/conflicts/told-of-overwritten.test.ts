import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Topic } from "#contract/operation.ts";
import { createOwnEdits, fieldText } from "#client/app/overwritten/own-edits.ts";
import { changeEvent } from "#client/features/calendar/mutations.ts";
import { editItem } from "#client/features/grocery/mutations.ts";
import { editEntry } from "#client/features/journal/mutations.ts";
import { changeList, editListItem } from "#client/features/lists/mutations.ts";
import { changeRecipe } from "#client/features/recipes/mutations.ts";
import { changeReward } from "#client/features/rewards/mutations.ts";
import { changeTask } from "#client/features/tasks/mutations.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [
  ...[changeEvent, editItem, editEntry, changeList, editListItem],
  ...[changeRecipe, changeReward, changeTask],
];

let server: TestServer;
let mom: TestBrowser;
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const cookie = [...mom.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions, cookie));
});
afterEach(() => server.close());

const make = async (path: string, body: object) => {
  const made = await mom.send("POST", path, body);
  expect(made.status).toBe(201);
  return made.body;
};

/** What a phone remembers of its own edits, as its app does. */
const memoryOf = (phone: HousePhone) => {
  const edits = createOwnEdits([], () => undefined);
  phone.onAnswer(({ operation, request }, input, answer) => {
    const sent = request(input, { uploadIds: [], mayWait: true });
    edits.remember(answer, "body" in sent ? sent.body : undefined, operation.stale, Date.now());
  });
  return edits;
};

interface Conflict {
  readonly topic: Topic;
  /** Where everybody reads it. */
  readonly read: string;
  /** Makes the thing; returns how a phone writes a value into the field. */
  readonly thing: () => Promise<(phone: HousePhone, value: string) => Promise<unknown>>;
  readonly values: readonly [string, string];
  /** Whether it may be written without reception. */
  readonly waits: boolean;
}

const conflicts: Readonly<Record<string, Conflict>> = {
  "the amount of a grocery": {
    ...{ topic: "grocery", read: "/api/grocery", values: ["3 l", "1 l"], waits: true },
    thing: async () => {
      const { id, name, amount } = await make("/api/grocery", { name: "Milk", amount: "2 l" });
      return (phone, value) =>
        phone.enqueue(editItem, { id, amount: value, was: { name, amount } }).answer;
    },
  },
  "the name of an event": {
    ...{ topic: "calendar", read: "/api/calendar?start=2026-11-20&end=2026-11-27" },
    ...{ values: ["Violin", "Cello"], waits: true },
    thing: async () => {
      const { id } = await make("/api/calendar/events", {
        ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
      });
      return (phone, title) =>
        phone.enqueue(changeEvent, {
          ...{ target: { id }, patch: { title }, title: "Piano" },
          ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
        }).answer;
    },
  },
  "the words of a thing on a list": {
    ...{ topic: "lists", read: "/api/lists", values: ["Warm socks", "Thin socks"], waits: true },
    thing: async () => {
      const list = await make("/api/lists", { name: "Packing", items: [{ text: "Socks" }] });
      const { id } = list.items[0];
      return (phone, text) => phone.enqueue(editListItem, { listId: list.id, id, text }).answer;
    },
  },
  "the name of a list": {
    ...{ topic: "lists", read: "/api/lists", values: ["Denmark", "Sweden"], waits: true },
    thing: async () => {
      const { id } = await make("/api/lists", { name: "Packing", items: [] });
      return (phone, name) => phone.enqueue(changeList, { id, name, was: "Packing" }).answer;
    },
  },
  "the words of the journal": {
    ...{ topic: "journal", read: "/api/journal", values: ["Much snow", "Snow!"], waits: true },
    thing: async () => {
      const { id } = await make("/api/journal", { text: "Snow" });
      return (phone, text) =>
        phone.enqueue(editEntry, { id, title: "Snow", patch: { text } }).answer;
    },
  },
  "the title of a to-do": {
    ...{ topic: "tasks", read: "/api/tasks/todos", values: ["Bin", "Glass"], waits: false },
    thing: async () => {
      const { id } = await make("/api/tasks", { title: "Paper", list: "todo" });
      return (phone, title) =>
        phone.enqueue(changeTask, { params: { id }, body: { title } }).answer;
    },
  },
  "the day of a to-do": {
    ...{ topic: "tasks", read: "/api/tasks/todos", waits: false },
    values: ["2026-11-24", "2026-11-25"],
    thing: async () => {
      const { id } = await make("/api/tasks", { title: "Paper", list: "todo" });
      return (phone, due) => phone.enqueue(changeTask, { params: { id }, body: { due } }).answer;
    },
  },
  "the title of a recipe": {
    ...{ topic: "recipes", read: "/api/recipes", values: ["Leek soup", "Broth"], waits: false },
    thing: async () => {
      const { id } = await make("/api/recipes", { title: "Soup", ingredients: [], steps: [] });
      return (phone, title) =>
        phone.enqueue(changeRecipe, { params: { id }, body: { title } }).answer;
    },
  },
  "the name of a reward": {
    ...{ topic: "rewards", read: "/api/rewards", values: ["Zoo trip", "Sea"], waits: false },
    thing: async () => {
      const body = { name: "Zoo", icon: "🦁", tier: "medium", cost: 9 };
      const { id } = await make("/api/rewards", body);
      return (phone, name) =>
        phone.enqueue(changeReward, { params: { id }, body: { name } }).answer;
    },
  },
};

describe.each(conflictWays)(
  "whoever wrote first is told, with both values, %s:",
  (_, isOffline) => {
    it.each(Object.entries(conflicts).filter(([, { waits }]) => waits || !isOffline))(
      "%s",
      async (_name, { topic, read, thing, values: [first, second] }) => {
        const write = await thing();
        const [ofAway, ofHome] = [memoryOf(away), memoryOf(home)];
        await inTurn(
          isOffline,
          (phone) => write(phone, first),
          (phone) => write(phone, second),
        );
        const data = [(await mom.get(read)).body];
        const told = (edits: ReturnType<typeof memoryOf>) =>
          edits
            .overwrittenIn(topic, data)
            .map(({ field, mine, row }) => [mine, fieldText(row, field)]);
        const [loser, winner] = isOffline ? [ofHome, ofAway] : [ofAway, ofHome];
        expect(told(loser)).toEqual([isOffline ? [second, first] : [first, second]]);
        expect(told(loser)).toEqual([]);
        expect(told(winner)).toEqual([]);
      },
    );
  },
);

it("whoever changed another field than somebody else isn't told of anything", async () => {
  const { id, name, amount } = await make("/api/grocery", { name: "Milk", amount: "2 l" });
  const edits = memoryOf(away);
  await away.enqueue(editItem, { id, amount: "3 l", was: { name, amount } }).answer;
  await home.enqueue(editItem, { id, name: "Oat milk", was: { name, amount } }).answer;
  expect(edits.overwrittenIn("grocery", [(await mom.get("/api/grocery")).body])).toEqual([]);
});
