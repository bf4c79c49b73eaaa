import { expect } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
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
import { openPhonePage, test } from "../support/wall-test.ts";

test("a time that somebody moved to another day before its deletion arrived is found, and deleted there", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const day = addDays(Temporal.Now.plainDateISO(berlinZone).toString(), 2);
  await addFamilyEvent(wall, {
    ...{ title: "Swimming", recurrence: "FREQ=WEEKLY;COUNT=3" },
    ...{ start: berlinInstant(day, "10:00"), end: berlinInstant(day, "11:00") },
  });
  const swims = () => eventLinesFrom(wall, day, 20);
  const movedTo = [1, 8, 15].map((days) => `Swimming ${addDays(day, days)} 10:00`);
  const phone = await openPhonePage(browser, wall, null);
  await phone.clock.install();
  await phone.goto(`${wall.server.url}/m/`);
  await enterAsGuest(phone);
  await editOnPhone(phone, wall, addDays(day, 7), "Swimming");
  await press(phone, "Delete");
  await press(phone, /^Only this one/);
  await expect(phone.getByText("Deleted: Swimming")).toBeVisible();

  const home = openTestBrowser(wall.server);
  const { body } = await home.get(`/api/calendar?start=${day}&end=${day}`);
  const [{ seriesId, occurrence }] = body.events;
  const at = `?scope=all&occurrence=${encodeURIComponent(occurrence)}`;
  const next = addDays(day, 1);
  const moved = await home.send("PATCH", `/api/calendar/events/${seriesId}${at}`, {
    ...{ start: berlinInstant(next, "10:00"), end: berlinInstant(next, "11:00") },
  });
  expect(moved.status).toBe(200);

  // Until then the deletion could be taken back.
  await phone.clock.fastForward("00:09");
  await expect(phone.getByText(/“Swimming” was moved meanwhile: it is on .* 10:00/)).toBeVisible();
  expect(await swims()).toEqual(movedTo);
  await press(phone, "Delete it there");
  await expect.poll(swims).toEqual([movedTo[0], movedTo[2]]);
  await expect(phone.getByText(/moved meanwhile/)).toHaveCount(0);
  await phone.context().close();
});
