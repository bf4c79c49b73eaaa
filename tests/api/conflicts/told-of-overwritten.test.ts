import { expect, it } from "vitest";
import { createOwnEdits } from "#client/app/overwritten/own-edits.ts";
import { editItem } from "#client/features/grocery/mutations.ts";
import { editEntry } from "#client/features/journal/mutations.ts";
import { changeList, editListItem } from "#client/features/lists/mutations.ts";
import { changeMeal } from "#client/features/meals/mutations.ts";
import { changeRecipe } from "#client/features/recipes/mutations.ts";
import { changeTask } from "#client/features/tasks/mutations.ts";
import type { HousePhone } from "../../fixtures/two-phones.ts";
import { memoryOf, openConflictHouse, proveTold } from "../../fixtures/conflict-house.ts";

const house = openConflictHouse([
  editItem,
  editEntry,
  changeList,
  editListItem,
  changeMeal,
  changeRecipe,
  changeTask,
]);
const { make, read } = house;

/** A recipe of which a phone writes one field. */
const recipe = (path: string, fieldOf: (value: string) => object) => ({
  ...{ topic: "recipes" as const, read: path, waits: false },
  thing: async () => {
    const { id } = await make("/api/recipes", { title: "Soup", ingredients: ["1 leek"] });
    return (phone: HousePhone, value: string) =>
      phone.enqueue(changeRecipe, { params: { id }, body: fieldOf(value) }).answer;
  },
});

proveTold(house, {
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
  "the words of a planned meal": {
    ...{ topic: "mealplan", read: "/api/mealplan", values: ["Spaghetti", "Penne"], waits: true },
    thing: async () => {
      const was = await make("/api/mealplan/2026-11-20/dinner", { title: "Spagetti" });
      return (phone, title) =>
        phone.enqueue(changeMeal, { ...was, title, patch: { title } }).answer;
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
});

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
  const { away, home } = house.phones();
  const edits = memoryOf(away);
  await away.enqueue(editItem, { id, amount: "3 l", was: { name, amount } }).answer;
  await home.enqueue(editItem, { id, name: "Oat milk", was: { name, amount } }).answer;
  expect(edits.overwrittenIn("grocery", [await read("/api/grocery")])).toEqual([]);
});
