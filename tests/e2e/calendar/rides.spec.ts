import { expect } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  enterAsGuest,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { openParentOf, openPhonePage, openWallPage, test } from "../support/wall-test.ts";

test("on the phone Dad is told that he can't drive to football during his call; Mom takes, collects and leaves at 16:35", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const day = Temporal.Now.plainDateISO(berlinZone).add({ days: 2 }).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Call", memberIds: ["dad"] },
    ...{ start: berlinInstant(day, "16:30"), end: berlinInstant(day, "17:15") },
  });
  const phone = await openPhonePage(browser, wall, `/m/calendar/new/${day}/1020`);
  await enterAsGuest(phone);
  await phone.getByRole("textbox", { name: "What" }).fill("Football");
  await phone
    .getByRole("group", { name: /Nobody chosen/ })
    .getByText("Leo")
    .tap();
  await phone.getByRole("textbox", { name: "Place" }).fill("Sports ground");
  const takes = phone.getByRole("group", { name: "Who takes?" });
  await takes.getByText("Dad").tap();
  const way = phone.getByRole("group", { name: "Way to Sports ground" });
  for (const minutes of ["5 min", "10 min", "15 min", "20 min", "25 min"]) {
    await way.getByRole("button", { name: "Longer way" }).tap();
    await expect(way).toContainText(minutes);
  }
  await expect(phone.getByTestId("clash")).toContainText("Dad is also expected at “Call”");
  await takes.getByText("Mom").tap();
  await expect(phone.getByTestId("clash")).toHaveCount(0);
  await expectAccessible(phone, "an event with who takes");
  await phone.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(phone.getByText("In the calendar: Football")).toBeVisible();

  const kitchen = await openWallPage(browser, wall, `/calendar/day/${day}`);
  await kitchen
    .getByRole("button", { name: /Football/ })
    .first()
    .tap();
  await expect(kitchen.getByRole("dialog").getByTestId("ride")).toHaveText(
    "Leave 16:35, Mom drives",
  );
});

test("one line of plain words says who takes and when to be reminded, in English on the wall and in German on the phone", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const kitchen = await openWallPage(browser, wall, "/calendar/week");
  await kitchen.getByRole("button", { name: "New event" }).first().click();
  const line =
    "Every Tuesday football 16-17 Leo @Sports hall, 25 min drive, Dad drives, bring shin guards, remind 30 min before";
  await kitchen.getByRole("textbox").fill(line);
  const preview = kitchen.getByTestId("preview");
  await expect(preview).toContainText("Football");
  await expect(preview).toContainText("Every week on Tuesday");
  await expect(preview.getByTestId("ride")).toHaveText("Leave 15:35, Dad drives");
  await expect(preview).toContainText("Bring: shin guards");
  await expect(preview).toContainText("30 min before");
  await kitchen.getByRole("button", { name: "Add", exact: true }).click();
  await expect(kitchen.getByText("In the calendar: Football")).toBeVisible();
  const places = async () =>
    (await openTestBrowser(wall.server).get("/api/calendar/places")).body.items;
  await expect.poll(places).toEqual([{ name: "Sports hall", minutes: 25 }]);

  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { locale: "de-DE" });
  const today = Temporal.Now.plainDateISO(berlinZone).toString();
  const phone = await openPhonePage(browser, wall, `/m/calendar/new/${today}`);
  await phone.getByRole("button", { name: "Nur schauen" }).tap();
  await phone
    .getByRole("textbox")
    .fill("Jeden Mittwoch Turnen 16-17 Mia, Dad fährt, 30 min vorher erinnern");
  await expect(phone.getByTestId("preview").getByTestId("ride")).toHaveText("Dad fährt");
  await expect(phone.getByTestId("preview")).toContainText("30 Min. vorher");
  const heading = phone.getByTestId("preview").getByRole("heading");
  await expect(heading, "a title that is whole doesn't fade").toHaveCSS("mask-image", "none");
  await phone.getByRole("button", { name: "Eintragen", exact: true }).click();
  const events = async () => {
    const end = Temporal.Now.plainDateISO(berlinZone).add({ days: 13 }).toString();
    const answer = await parent.get(`/api/calendar?start=${today}&end=${end}`);
    return answer.body.events.map(
      ({ title, driver, reminders }: { title: string; driver?: string; reminders?: object }) =>
        `${title} ${driver} ${JSON.stringify(reminders)}`,
    );
  };
  for (const title of ["Football", "Turnen"])
    await expect.poll(events).toContain(`${title} dad {"before":[{"minutes":30}]}`);
});

test("a phone's Today says when to leave, who drives and who collects, in English and in German", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  await parent.send("PUT", "/api/calendar/places", { name: "Sports ground", minutes: 25 });
  const now = Temporal.Now.instant().round({ smallestUnit: "minute", roundingMode: "floor" });
  const at = (minutes: number) => now.add({ minutes }).toString();
  await addFamilyEvent(wall, {
    ...{ title: "Football", memberIds: ["leo"], location: "Sports ground" },
    ...{ start: at(-5), end: at(55), driver: "dad", collector: "mom" },
  });
  const today = Temporal.Now.plainDateISO(berlinZone);
  await addFamilyEvent(wall, {
    ...{ title: "Zoo with school", memberIds: ["mia"], allDay: true, collector: "dad" },
    ...{ start: today.toString(), end: today.add({ days: 2 }).toString() },
  });
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  const card = phone.getByRole("region", { name: "Next" });
  await expect(card.getByTestId("ride").first()).toHaveText(
    /^Leave \d?\d:\d\d, Dad drives, Mom collects$/,
  );
  await expect(card.getByRole("listitem").getByTestId("ride")).toHaveText("Dad collects");
  await expectAccessible(phone, "Today with rides");
  await parent.send("PATCH", "/api/settings", { locale: "de-DE" });
  await expect(phone.getByTestId("ride").first()).toHaveText(/Dad fährt, Mom holt ab$/);
});
