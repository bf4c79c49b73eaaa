import { expect } from "@playwright/test";
import { openParentOf, openPhonePage, test } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

const storedAt = Date.now();

/** A write as phones stored it before the app's mutations had definitions. */
const storedAction = (at: number, key: string, sent: object, shows: object) => ({
  ...{ id: `stored-${String(at).padStart(3, "0")}-action`, order: storedAt + at, at: storedAt },
  ...{ key, sent, shows, stale: [], tries: 0 },
});

test("what waited on a phone while its app was updated is sent by the new one, in order and once", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { body: task } = await parent.send("POST", "/api/tasks", { title: "Feed Minka" });
  const { body: milk } = await parent.send("POST", "/api/grocery", { name: "Milk" });
  const groceries = async (): Promise<string[]> => {
    const { items } = (await parent.get("/api/grocery")).body;
    return items
      .map(({ name, checked }: { name: string; checked: boolean }) => `${name} ${checked}`)
      .toSorted();
  };
  const day = (await parent.get("/api/board/routine")).body.date;
  const tap = {
    ...{ taskId: task.id, day, done: true, memberId: "mia", at: storedAt },
    ...{ starsOf: "mia", stars: 1 },
  };
  const actions = [
    storedAction(
      0,
      "POST /api/board/routine/{task_id}/close",
      { params: { task_id: task.id }, body: { memberId: "mia", date: day, offline: true } },
      { title: "Feed Minka", tap },
    ),
    storedAction(
      1,
      "POST /api/grocery",
      { body: { name: "Batteries", amount: "2" } },
      { title: "Batteries", grocery: { kind: "add", id: "new", name: "Batteries", amount: "2" } },
    ),
    storedAction(
      2,
      "POST /api/grocery/{id}/close",
      { params: { id: "new" } },
      { title: "Batteries", grocery: { kind: "check", id: "new", checked: true } },
    ),
    storedAction(
      3,
      "POST /api/grocery/{id}/close",
      { params: { id: milk.id } },
      { title: "Milk", grocery: { kind: "check", id: milk.id, checked: true } },
    ),
  ];
  const phone = await openPhonePage(browser, wall);
  // A page of the same origin that isn't the app.
  await phone.goto(`${new URL(phone.url()).origin}/api/health`);
  await phone.evaluate(async (stored) => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open("family-wall-actions");
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("actions"));
      opening.addEventListener("success", () => done(opening.result));
      opening.addEventListener("error", () => fail(opening.error));
    });
    const writing = database.transaction("actions", "readwrite");
    for (const action of stored) writing.objectStore("actions").put(action, action.id);
    await new Promise((done) => writing.addEventListener("complete", done));
    database.close();
  }, actions);

  await phone.goBack();
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect.poll(groceries).toEqual(["Batteries true", "Milk true"]);
  const { entries } = (await parent.get("/api/ledger?memberId=mia")).body;
  expect(entries).toMatchObject([{ reason: "Feed Minka", delta: 1 }]);
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await expect(phone.getByRole("checkbox", { name: /Batteries.*2/ })).toBeChecked();
  await expect(phone.getByText(/waits? to be sent/)).toBeHidden();
  await phone.context().close();
});
