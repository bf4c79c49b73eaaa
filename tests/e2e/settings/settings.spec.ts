import { readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import {
  openParentOf,
  openSettings,
  openSettingsPage,
  openWallPage,
  test,
  typePin,
} from "../support/wall-test.ts";

test("a backup put back from Settings undoes what came after it on every screen, and each comes back by itself", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const addChore = async (title: string) => {
    const parent = await openParentOf(wall);
    const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
    expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  };
  await addChore("Feed Minka");
  const kitchen = await openWallPage(browser, wall);
  const hall = await openSettingsPage(browser, wall, "backups");
  await hall.getByRole("button", { name: "Make a backup now" }).tap();
  await expect(hall.getByText("by hand")).toHaveCount(1);

  await addChore("Water the plants");
  const choreIn = (title: string) => kitchen.getByRole("checkbox", { name: new RegExp(title) });
  await expect(choreIn("Water the plants")).toBeVisible();
  await hall.getByRole("button", { name: "Restore" }).tap();
  await hall.getByRole("button", { name: "Yes, go back to it" }).tap();

  await expect(hall.getByText(/^Restored\./)).toBeVisible();
  await expect(choreIn("Water the plants")).toHaveCount(0);
  await expect(choreIn("Feed Minka")).toBeVisible();

  // Everything is locked now, because the restore may have changed PINs; the previous state is in a restore point.
  await typePin(hall, "2468");
  await expect(hall.getByText(/^restore point/)).toHaveCount(1);
  await addChore("Tidy the shelf");
  await expect(choreIn("Tidy the shelf")).toBeVisible();
  await kitchen.context().close();
  await hall.context().close();
});

test("a backup from another machine is marked, and put back only after a yes of its own", async ({
  browser,
  wall,
}, info) => {
  const dataDir = info.outputPath("data");
  await wall.start({ DATA_DIR: dataDir });
  const hall = await openSettingsPage(browser, wall, "backups");
  await hall.getByRole("button", { name: "Make a backup now" }).tap();
  await expect(hall.getByText("by hand")).toHaveCount(1);
  await expect(hall.getByText("From another machine or an older version")).toHaveCount(0);
  const backups = join(dataDir, "backups");
  for (const name of readdirSync(backups)) rmSync(join(backups, name, "manifest.hmac"));
  await hall.reload();
  await expect(hall.getByText("From another machine or an older version")).toBeVisible();
  await hall.getByRole("button", { name: "Restore" }).tap();
  const question = hall.getByRole("dialog", { name: "Use a backup from elsewhere?" });
  await expect(question).toContainText("Only go back to it if you know where it is from.");
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(question).toHaveCount(0);
  await hall.getByRole("button", { name: "Restore" }).tap();
  await question.getByRole("button", { name: "Yes, I know this backup" }).tap();
  await expect(hall.getByText(/^Restored\./)).toBeVisible();
  await hall.context().close();
});

test("the bug report says how the wall is and names nobody and nothing of the family", async ({
  browser,
  feeds,
  wall,
}) => {
  const secrets = ["sommer-katze-4711", "anwesend-0815", "hinterhaus"];
  const [path, token, name] = secrets;
  await wall.start({
    CALENDAR_ICS_URL_MIA: `${feeds.url}/${path}.ics`,
    PRESENCE_TOKEN: token ?? "",
    ALLOWED_HOSTS: `${name}.example`,
  });
  const wallPage = await openWallPage(browser, wall, "/calendar/week");
  const healthNow = async () => (await fetch(`${wall.server.url}/api/health`)).json();
  await expect.poll(async () => (await healthNow()).sources.calendar.state).toBe("unreachable");
  await openSettings(wallPage, wall, "about");
  const arrived = wallPage.waitForEvent("download");
  await wallPage.getByRole("button", { name: "Download" }).tap();
  const download = await arrived;
  expect(download.suggestedFilename()).toBe("family-wall-report.json");
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({
    version: (await healthNow()).version,
    memberCount: 4,
    sources: { calendar: { provider: "ical" } },
    log: expect.arrayContaining([expect.stringMatching(/./)]),
  });
  for (const secret of [...secrets, new URL(feeds.url).host]) expect(text).not.toContain(secret);
  for (const member of ["Mia", "Leo", "Mom", "Dad"])
    expect(text).not.toMatch(new RegExp(`\\b${member}\\b`, "i"));
  await wallPage.context().close();
});
