import { expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startPushService } from "../../fixtures/push/push-service.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";

it("who is away all week is reminded as ever: only chores and dinner rest", async () => {
  const service = await startPushService();
  const server = await startTestServer({
    at: "2026-11-20T17:40:00Z",
    env: { ...familyPins, PUSH_HOSTS: service.host, TZ: "Europe/Berlin" },
  });
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  const away = { memberIds: ["mom"], reason: "Course", start: "2026-11-20", end: "2026-11-25" };
  expect((await mom.send("POST", "/api/absences", away)).status).toBe(201);
  const dentist = {
    ...{ title: "Dentist", memberIds: ["mom"], reminders: { before: [{ minutes: 30 }] } },
    ...{ start: "2026-11-20T18:00:00.000Z", end: "2026-11-20T18:45:00.000Z" },
  };
  expect((await mom.send("POST", "/api/calendar/events", dentist)).status).toBe(201);
  await expect.poll(phone.titles, { timeout: 15_000 }).toEqual(["Dentist"]);
  await server.close();
  await service.close();
});
