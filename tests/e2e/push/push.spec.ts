import { expect } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startPushService } from "../../fixtures/push/push-service.ts";
import { violationsOn } from "../support/axe.ts";
import { openPhonePage, openParentOf, test, typePin } from "../support/wall-test.ts";
import { driveServiceWorker, subscribePage } from "../../fixtures/push/service-worker-driver.ts";

test.use({ serviceWorkers: "allow" });

const never = { SLEEP_START: "00:00", SLEEP_END: "00:00" };

test("Mom switches notifications on, and approves from one with the app closed; what doesn't get through says so", async ({
  wall,
  whole,
}) => {
  const service = await startPushService();
  await wall.start({ ...never, PUSH_HOSTS: service.host });
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { locale: "de" });
  const chore = { title: "Auto waschen", memberIds: ["mia"], stars: 5, needsApproval: true };
  const { body: task } = await parent.send("POST", "/api/tasks", chore);
  const { body: other } = await parent.send("POST", "/api/tasks", { ...chore, title: "Müll" });
  const push = service.newPhone();

  const phone = await openPhonePage(whole, wall);
  const context = phone.context();
  const origin = wall.server.url;
  await context.grantPermissions(["notifications"], { origin });
  await subscribePage(phone, push);
  await phone.goto(`${origin}/m/`);
  await phone.getByRole("button", { name: "Mom" }).tap();
  await typePin(phone, "2468");
  await phone.getByRole("button", { name: "Mom, Konto" }).tap();
  await phone.getByRole("button", { name: "Einstellungen" }).tap();
  await phone.getByRole("link", { name: /^Mitteilungen/ }).tap();
  const onThisPhone = phone.getByRole("switch", { name: /Auf diesem Handy/ });
  await phone.evaluate(() => {
    const { requestPermission } = Notification;
    Notification.requestPermission = async () => {
      Notification.requestPermission = requestPermission;
      return "default";
    };
  });
  await onThisPhone.tap();
  await expect(phone.getByRole("alert")).toContainText("bekam nicht die Erlaubnis");
  await onThisPhone.tap();
  await expect(onThisPhone).toBeChecked();
  await phone.getByRole("button", { name: "Zur Probe schicken" }).tap();
  await expect(phone.getByText("An 1 Handy geschickt")).toBeVisible();
  expect(push.titles()).toEqual(["Es klappt"]);
  expect(await violationsOn(phone)).toEqual([]);

  await phone.getByRole("link", { name: "Zurück" }).tap();
  await phone.getByRole("link", { name: /^Was das Haus meldet/ }).tap();
  const dinner = phone.getByRole("group", { name: "Wem es gemeldet wird" });
  await dinner.getByText("Dad").tap();
  await expect
    .poll(async () => (await parent.get("/api/settings")).body.notifications.notTo)
    .toEqual({ chores: [], dinner: ["dad"], approvals: [], reminders: [] });

  const sleeper = await driveServiceWorker(context, origin);
  await phone.close();
  // While the app is closed, the browser gets another push address; all later messages go there.
  const moved = service.newPhone();
  await sleeper.move(moved);
  const mia = openTestBrowser(wall.server);
  await mia.send("POST", "/api/session", { memberId: "mia", pin: "1357" });
  await mia.send("POST", `/api/board/routine/${task.id}/close`, { memberId: "mia" });
  await expect.poll(moved.titles).toContain("Mia ist fertig");
  const [asked] = moved.deliveries;
  if (asked === undefined) throw new Error("nothing came");
  await sleeper.push(asked.message);
  expect(await sleeper.onScreen()).toEqual([
    {
      title: "Mia ist fertig",
      body: "„Auto waschen“ wartet auf dein Wort: 5 Sterne.",
      actions: ["Bestätigen"],
    },
  ]);

  // Away from home the wall can't be reached; the button stays for another try.
  await context.setOffline(true);
  await sleeper.tap("approve");
  expect(await sleeper.onScreen()).toEqual([
    expect.objectContaining({
      body: expect.stringMatching(/^Das kam nicht an/),
      actions: ["Bestätigen"],
    }),
  ]);
  await context.setOffline(false);
  await sleeper.tap("approve");
  expect(await sleeper.onScreen()).toEqual([]);
  expect((await mia.get("/api/balances")).body.mia).toBe(5);

  // Dad has already rejected it.
  await mia.send("POST", `/api/board/routine/${other.id}/close`, { memberId: "mia" });
  await expect.poll(moved.titles).toHaveLength(2);
  const late = moved.deliveries[1]?.message;
  if (late === undefined) throw new Error("nothing came");
  const { occurrence = "" } = late.actions?.[0]?.call.body ?? {};
  expect((await parent.send("POST", `/api/tasks/${other.id}/reject`, { occurrence })).status).toBe(
    200,
  );
  await sleeper.push(late);
  await sleeper.tap("approve");
  expect(await sleeper.onScreen()).toEqual([
    expect.objectContaining({ body: "Das ist inzwischen erledigt.", actions: [] }),
  ]);
  expect((await mia.get("/api/balances")).body.mia).toBe(5);
  expect(await sleeper.tap()).toBe(`${origin}/m/chores`);

  // An open app navigates by itself.
  const again = await context.newPage();
  await again.goto(`${origin}/m/lists`);
  await expect(again.getByRole("link", { name: "Listen", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await sleeper.push(late);
  expect(await sleeper.tap()).toBeNull();
  await expect(again).toHaveURL(`${origin}/m/chores`);
  expect(push.titles()).toEqual(["Es klappt"]);
  await context.close();
  await service.close();
});
