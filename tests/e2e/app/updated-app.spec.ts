import { chromium, expect, type Page } from "@playwright/test";
import { rememberAsOtherVersion, storedOn } from "../support/browser-storage.ts";
import { testChromium } from "../support/browsers.ts";
import { openStreet } from "../support/street.ts";
import { openParentOf, openPhonePage, test, typePin } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

const storedAt = Date.now();

/** A write as phones stored it before the app's mutations had definitions. */
const storedAction = (at: number, key: string, sent: object, shows: object) => ({
  ...{ id: `stored-${String(at).padStart(3, "0")}-action`, order: storedAt + at, at: storedAt },
  ...{ key, sent, shows, stale: [], tries: 0 },
});

/** A chore ticked, batteries written and ticked, milk ticked. */
const storedActions = (ids: { task: string; milk: string }, day: string) => {
  const { task, milk } = ids;
  const tap = {
    ...{ taskId: task, day, done: true, memberId: "mia", at: storedAt },
    ...{ starsOf: "mia", stars: 1 },
  };
  const closeGrocery = "POST /api/grocery/{id}/close";
  const closed = { memberId: "mia", date: day, offline: true };
  return [
    storedAction(
      0,
      "POST /api/board/routine/{task_id}/close",
      { params: { task_id: task }, body: closed },
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
      closeGrocery,
      { params: { id: "new" } },
      { title: "Batteries", grocery: { kind: "check", id: "new", checked: true } },
    ),
    storedAction(
      3,
      closeGrocery,
      { params: { id: milk } },
      { title: "Milk", grocery: { kind: "check", id: milk, checked: true } },
    ),
  ];
};

/** Stores actions as the app's earlier versions did. */
const storeActions = (page: Page, actions: ReturnType<typeof storedActions>): Promise<void> =>
  page.evaluate(async (stored) => {
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
  const phone = await openPhonePage(browser, wall);
  // A page of the same origin that isn't the app.
  await phone.goto(`${new URL(phone.url()).origin}/api/health`);
  await storeActions(phone, storedActions({ task: task.id, milk: milk.id }, day));

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

test("on https a new version that first opens without reception shows what the old one knew, and writes", async ({
  ownWall: wall,
}) => {
  test.slow();
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/grocery", { name: "Milk" });
  const street = await openStreet(wall.server.url, { https: true });
  // The certificate is the tests' own; a service worker needs one that the browser trusts.
  const browser = await chromium.launch({
    executablePath: testChromium,
    args: ["--ignore-certificate-errors", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const phone = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await phone.goto(`${street.url}/m/`);
  await phone.getByRole("button", { name: "Mom" }).click();
  await typePin(phone, "2468");
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await phone.goto(`${street.url}/m/lists`);
  await expect(phone.getByRole("checkbox", { name: /Milk/ })).toBeVisible();
  await expect.poll(async () => (await storedOn(phone)).words).toContain("Milk");
  street.newer = true;
  await phone.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = phone.getByRole("button", { name: /A new version is ready/ });
  await expect(offer).toBeVisible();

  await phone.context().setOffline(true);
  street.close();
  await rememberAsOtherVersion(phone);
  const loaded = phone.waitForEvent("load");
  await offer.click();
  await loaded;
  await expect(phone.getByRole("checkbox", { name: /Milk/ })).toBeVisible();
  await phone.getByRole("textbox", { name: "Add" }).fill("Lemons");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("1 change waits to be sent")).toBeVisible();
  await browser.close();
});
