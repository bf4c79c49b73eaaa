import { expect } from "@playwright/test";
import { startLoopbackServer } from "../../fixtures/http/loopback-server.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { test, typePin } from "../support/wall-test.ts";

test("a parent's phone has Actual's library fetched, and says what the wall's machine lacks for it", async ({
  browser,
  wall,
}) => {
  const actual = await startLoopbackServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ build: { version: "26.9.0" } })),
  );
  // No program is there, and so no npm.
  await wall.start({ PATH: "/nowhere" });
  const phone = await openPhoneOf(browser, wall, mom, "/settings/sources/budget");
  await typePin(phone, mom[1]);
  await phone.getByRole("button", { name: "Actual: Connect" }).tap();
  const fetching = phone.getByRole("button", { name: "Fetch it" });
  await expect(fetching).toBeDisabled();
  await phone.getByLabel("Address").fill(actual.url);
  await phone.getByLabel("Password", { exact: true }).fill("a password");
  await fetching.tap();
  // It is on this very machine, which a parent has to allow.
  await expect(phone.getByRole("alert")).toBeVisible();
  await phone.getByText("It runs on the wall’s own machine").tap();
  await fetching.tap();
  await expect(phone.getByRole("alert").getByText(/has no npm/)).toBeVisible();
  await expectFits(phone, "a library that can't be fetched");
  await expectAccessible(phone, "a library that can't be fetched");
  await phone.context().close();
  await actual.stop();
});
