import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Topic } from "#contract/operation.ts";
import { changeCard } from "#client/features/babysitter/mutations.ts";
import { changeRoster } from "#client/features/members/mutations.ts";
import { saveSettings } from "#client/features/settings/mutations.ts";
import { createOwnEdits, fieldText } from "#client/app/overwritten/own-edits.ts";
import { changeEvent } from "#client/features/calendar/mutations.ts";
import { editItem } from "#client/features/grocery/mutations.ts";
import { editEntry } from "#client/features/journal/mutations.ts";
import { changeList, editListItem } from "#client/features/lists/mutations.ts";
import { changeRecipe } from "#client/features/recipes/mutations.ts";
import { changeReward } from "#client/features/rewards/mutations.ts";
import { changeTask } from "#client/features/tasks/mutations.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, testFamily, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [
  ...[changeEvent, editItem, editEntry, changeList, editListItem],
  ...[changeRecipe, changeReward, changeTask, changeCard, changeRoster, saveSettings],
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
  await unlockBrowser(mom, "mom", "2468");
  const cookie = [...mom.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions, cookie));
});
afterEach(() => server.close());

let madeId = "";
const make = async (path: string, body: object) => {
  const made = await mom.send("POST", path, body);
  expect(made.status).toBe(201);
  madeId = made.body.id;
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
  /** Where everybody reads it; `{id}` is the thing's. */
  readonly read: string;
  /** Makes the thing; returns how a phone writes a value into the field. */
  readonly thing: () => Promise<(phone: HousePhone, value: string) => Promise<unknown>>;
  readonly values: readonly [string, string];
  /** Whether it may be written without reception. */
  readonly waits: boolean;
}

/** A recipe of which a phone writes one field. */
const recipe = (read: string, fieldOf: (value: string) => object) => ({
  ...{ topic: "recipes" as const, read, waits: false },
  thing: async () => {
    const { id } = await make("/api/recipes", { title: "Soup", ingredients: ["1 leek"] });
    return (phone: HousePhone, value: string) =>
      phone.enqueue(changeRecipe, { params: { id }, body: fieldOf(value) }).answer;
  },
});
const reward = (fieldOf: (value: string) => object) => ({
  ...{ topic: "rewards" as const, read: "/api/rewards", waits: false },
  thing: async () => {
    const { id } = await make("/api/rewards", {
      ...{ name: "Zoo", icon: "lion", tier: "medium", cost: 9 },
    });
    return (phone: HousePhone, value: string) =>
      phone.enqueue(changeReward, { params: { id }, body: fieldOf(value) }).answer;
  },
});
const card = { parents: [], contacts: [], children: [], wifi: null, notes: "" };

const conflicts: Readonly<Record<string, Conflict>> = {
  "the amount of a grocery": {
    ...{ topic: "grocery", read: "/api/grocery", values: ["3 l", "1 l"], waits: true },
    thing: async () => {
      const { id, name, amount } = await make("/api/grocery", { name: "Milk", amount: "2 l" });
      return (phone, value) =>
        phone.enqueue(editItem, { id, amount: value, was: { name, amount } }).answer;
    },
  },
  "the aisle of a grocery": {
    ...{ topic: "grocery", read: "/api/grocery", values: ["dairy", "frozen"], waits: true },
    thing: async () => {
      const { id, name } = await make("/api/grocery", { name: "Milk" });
      return (phone, aisle) => phone.enqueue(editItem, { id, aisle, was: { name } }).answer;
    },
  },
  "who an event is for": {
    ...{ topic: "calendar", read: "/api/calendar?start=2026-11-20&end=2026-11-27" },
    ...{ values: ["mia", "leo"], waits: true },
    thing: async () => {
      const { id } = await make("/api/calendar/events", {
        ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
      });
      return (phone, memberId) =>
        phone.enqueue(changeEvent, {
          ...{ target: { id }, patch: { memberIds: [memberId] }, title: "Piano" },
          ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
        }).answer;
    },
  },
  "the stars of a chore": {
    ...{ topic: "tasks", read: "/api/board/routine", values: ["3", "5"], waits: false },
    thing: async () => {
      const chore = { title: "Table", list: "routine", recurrence: "FREQ=DAILY", stars: 1 };
      const { id } = await make("/api/tasks", chore);
      return (phone, stars) =>
        phone.enqueue(changeTask, { params: { id }, body: { stars: Number(stars) } }).answer;
    },
  },
  "the servings of a recipe": {
    ...recipe("/api/recipes/{id}", (value) => ({ servings: Number(value) })),
    values: ["4", "6"],
  },
  "the ingredients of a recipe": {
    ...recipe("/api/recipes/{id}", (value) => ({ ingredients: [value] })),
    values: ["2 leeks", "3 leeks"],
  },
  "the tags of a recipe": {
    ...recipe("/api/recipes", (value) => ({ tags: [value] })),
    values: ["Quick", "Vegan"],
  },
  "the cost of a reward": { ...reward((value) => ({ cost: Number(value) })), values: ["8", "12"] },
  "the picture of a reward": { ...reward((icon) => ({ icon })), values: ["bathtub", "tent"] },
  "when the house sleeps": {
    ...{ topic: "settings", read: "/api/settings", values: ["21:00", "23:00"], waits: false },
    thing: async () => (phone, sleepStart) => phone.enqueue(saveSettings, { sleepStart }).answer,
  },
  "the name of a member": {
    ...{ topic: "members", read: "/api/members", values: ["Leon", "Leonard"], waits: false },
    thing: async () => (phone, name) => {
      const members = testFamily.map((one) => (one.id === "leo" ? { ...one, name } : one));
      return phone.enqueue(changeRoster, { body: { members, seen: testFamily } }).answer;
    },
  },
  "the notes of the emergency card": {
    ...{ topic: "babysitter", read: "/api/babysitter", waits: false },
    values: ["Nuts!", "Minka bites"],
    thing: async () => (phone, notes) =>
      phone.enqueue(changeCard, { body: { card: { ...card, notes }, seen: card } }).answer,
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
        const data = [(await mom.get(read.replace("{id}", madeId))).body];
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

it("what a library doesn't say of a recipe, and whose turn it is, is nobody's change", () => {
  const edits = createOwnEdits([], () => undefined);
  const soup = { id: "r1", title: "Soup", servings: 4, ingredients: [{ text: "1 leek" }] };
  edits.remember(soup, { servings: 4, ingredients: ["1 leek"] }, ["recipes"], 0);
  expect(edits.overwrittenIn("recipes", [[{ id: "r1", title: "Soup" }]])).toEqual([]);
  const rotation = { order: "roundRobin", memberIds: ["mia", "leo"] };
  const table = { id: "t1", title: "Table", memberIds: ["mia"], rotation };
  edits.remember(table, { memberIds: ["mia", "leo"] }, ["tasks"], 0);
  expect(edits.overwrittenIn("tasks", [[{ ...table, memberIds: ["leo"] }]])).toEqual([]);
});

it("whoever changed another field than somebody else isn't told of anything", async () => {
  const { id, name, amount } = await make("/api/grocery", { name: "Milk", amount: "2 l" });
  const edits = memoryOf(away);
  await away.enqueue(editItem, { id, amount: "3 l", was: { name, amount } }).answer;
  await home.enqueue(editItem, { id, name: "Oat milk", was: { name, amount } }).answer;
  expect(edits.overwrittenIn("grocery", [(await mom.get("/api/grocery")).body])).toEqual([]);
});
