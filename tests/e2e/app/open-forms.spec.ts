import { expect, type Page } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  editOnPhone,
  enterAsGuest,
  eventLinesFrom,
  livesInBerlin,
  press,
} from "../support/berlin-family.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { mom, openAddress, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openPhonePage, type RunningWall, test } from "../support/wall-test.ts";

const day = addDays(dayAt(Date.now(), berlinZone), 3);
const choir = {
  ...{ title: "Choir", start: berlinInstant(day, "19:00"), end: berlinInstant(day, "20:00") },
};

const notesOf = async (wall: RunningWall): Promise<unknown> => {
  const path = `/api/calendar?start=${day}&end=${addDays(day, 10)}`;
  return (await (await openParentOf(wall)).get(path)).body.events[0]?.notes;
};

/** Somebody elsewhere moves the choir so many days. */
const moveChoir = async (wall: RunningWall, days: number): Promise<void> => {
  const parent = await openParentOf(wall);
  const { body } = await parent.get(`/api/calendar?start=${day}&end=${day}`);
  const to = addDays(day, days);
  const moved = { start: berlinInstant(to, "19:00"), end: berlinInstant(to, "20:00") };
  const path = `/api/calendar/events/${body.events[0].id}`;
  expect((await parent.send("PATCH", path, { ...moved, allDay: false })).status).toBe(200);
};

const notes = (phone: Page) => phone.getByLabel("Notes");

test("what is written about an event stays while somebody moves it to another day, and is saved there", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  await addFamilyEvent(wall, choir);
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  await editOnPhone(phone, wall, day, "Choir");
  await notes(phone).fill("Bring the folder");
  await moveChoir(wall, 4);
  // The page behind the form shows where it is by now.
  await expect(phone.getByText("It isn’t in the calendar any more")).toHaveCount(0);
  await expect(notes(phone)).toHaveValue("Bring the folder");
  await press(phone, "Save");
  await expect.poll(() => notesOf(wall)).toBe("Bring the folder");
  expect(await eventLinesFrom(wall, day, 10)).toEqual([`Choir ${addDays(day, 4)} 19:00`]);
  await phone.context().close();
});

test("a form that was opened before the house had named its event changes that event, not another one", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await openPhonePage(browser, wall, `/m/calendar/new/${day}`);
  await enterAsGuest(phone);
  await press(phone, "All fields");
  await phone.getByRole("textbox", { name: "What" }).fill("Vet");
  await phone.context().setOffline(true);
  await press(phone, "Add");
  await phone.getByRole("link", { name: /Vet/ }).click();
  await press(phone, "Change event");
  await notes(phone).fill("With Minka");
  await phone.context().setOffline(false);
  await expect.poll(() => eventLinesFrom(wall, day, 0), { timeout: 15_000 }).toHaveLength(1);
  await expect(notes(phone)).toHaveValue("With Minka");
  await press(phone, "Save");
  await expect.poll(() => notesOf(wall)).toBe("With Minka");
  expect(await eventLinesFrom(wall, day, 0)).toHaveLength(1);
  await phone.context().close();
});

test("the sheet of a grocery that was opened before the house had it changes that one", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await openPhonePage(browser, wall, "/m/lists");
  await enterAsGuest(phone);
  const add = phone.getByRole("textbox", { name: "Add" });
  await expect(add).toBeVisible();
  await phone.context().setOffline(true);
  await add.fill("Oat milk");
  await add.press("Enter");
  await phone.getByRole("button", { name: "Change Oat milk" }).click();
  await phone.context().setOffline(false);
  const parent = await openParentOf(wall);
  const items = async () => (await parent.get("/api/grocery")).body.items;
  await expect.poll(items, { timeout: 15_000 }).toHaveLength(1);
  await phone.getByLabel("Amount").fill("3");
  await press(phone, "Save");
  await expect.poll(items).toMatchObject([{ name: "Oat milk", amount: "3" }]);
  await phone.context().close();
});

test("a half-written event is there again after the phone ended the page, and nowhere once it is done", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await openPhonePage(browser, wall, `/m/calendar/new/${day}`);
  await enterAsGuest(phone);
  await press(phone, "All fields");
  const title = phone.getByRole("textbox", { name: "What" });
  await title.fill("Dentist");
  await phone.reload();
  await expect(title).toHaveValue("Dentist");
  await expect(phone.getByRole("button", { name: "Start anew" })).toBeVisible();
  await press(phone, "Add");
  await expect.poll(() => eventLinesFrom(wall, day, 0)).toHaveLength(1);
  await openAddress(phone, `${wall.server.url}/m/calendar/new/${day}`);
  await expect(phone.getByRole("button", { name: "All fields" })).toBeVisible();
  await phone.context().close();
});

test("an event that is being changed is there again after its sheet was closed by going back or by its cross, until it is saved", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  await addFamilyEvent(wall, choir);
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  await editOnPhone(phone, wall, day, "Choir");
  await notes(phone).fill("Bring the folder");
  await phone.goBack();
  await expect(notes(phone)).toHaveCount(0);
  await press(phone, "Change event");
  await expect(notes(phone)).toHaveValue("Bring the folder");
  await notes(phone).fill("Bring the blue folder");
  await press(phone, "Close");
  await expect(notes(phone)).toHaveCount(0);
  await press(phone, "Change event");
  await expect(notes(phone)).toHaveValue("Bring the blue folder");
  await press(phone, "Save");
  await expect.poll(() => notesOf(wall)).toBe("Bring the blue folder");
  await editOnPhone(phone, wall, day, "Choir");
  await expect(phone.getByRole("button", { name: "Start anew" })).toHaveCount(0);
  await phone.context().close();
});

test("an event that repeats is there again where the question how much of it is meant was closed, with what others changed said", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  await addFamilyEvent(wall, { ...choir, recurrence: "FREQ=WEEKLY" });
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  await editOnPhone(phone, wall, day, "Choir");
  await notes(phone).fill("Bring the folder");
  await press(phone, "Save");
  await expect(phone.getByText("Which ones do you mean?")).toBeVisible();
  await press(phone, "Close");
  await expect(phone.getByText("Which ones do you mean?")).toHaveCount(0);
  const parent = await openParentOf(wall);
  const { body } = await parent.get(`/api/calendar?start=${day}&end=${day}`);
  const changed = { notes: "Ask Ms Berger", location: "Church" };
  const path = `/api/calendar/events/${body.events[0].seriesId}?scope=all`;
  expect((await parent.send("PATCH", path, changed)).status).toBe(200);
  await expect(phone.getByText("Church")).toBeVisible();
  await press(phone, "Change event");
  await expect(notes(phone)).toHaveValue("Bring the folder");
  await expect(phone.getByRole("textbox", { name: "Place" })).toHaveValue("Church");
  await expect(phone.getByRole("status").filter({ hasText: "unfinished" })).toContainText(
    "Notes “Ask Ms Berger”",
  );
  await phone.context().close();
});

test("a recipe that can't be deleted stays, and its parent is told why", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const id = await addRecipe(wall, { title: "Curry", ingredients: ["1 onion"], steps: ["Fry."] });
  const phone = await openPhoneOf(browser, wall, mom, `/lists/recipes/${id}/edit`);
  await phone.route("**/api/recipes/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 503, json: { error: "No.", code: "unreachable" } })
      : route.continue(),
  );
  await press(phone, "Delete");
  const dialog = phone.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("alert")).toContainText("can’t be reached");
  await phone.context().close();
});
