import { expect } from "@playwright/test";
import { lanAddress } from "#server/http/phone-urls.ts";
import { elsewhereUrl, openWallPage, test, typePin } from "../support/wall-test.ts";

test("another browser in the house sets the wall up with the code that the wall shows, and not without it", async ({
  browser,
  wall,
}, info) => {
  info.skip(lanAddress() === null, "This machine has no address in a network to show.");
  await wall.start({
    MEMBER_PIN_MOM: "",
    MEMBER_PIN_MIA: "",
    ALLOWED_HOSTS: "wall.test",
    // On loopback alone there is no address to show beside the code.
    BIND_ADDR: "0.0.0.0",
  });
  const wallPage = await openWallPage(browser, wall, "/setup");
  await expect(
    wallPage.getByText(`${lanAddress()}:${new URL(wall.server.url).port}/setup`),
  ).toBeVisible();
  const shown = wallPage.getByText(/^\d{3} \d{3}$/);
  const code = (await shown.innerText()).replace(" ", "");

  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
  });
  await phone.goto(`${elsewhereUrl(wall)}/setup/family`);
  await expect(phone.getByRole("heading", { name: "The wall’s six-digit code" })).toBeVisible();
  const bare = await phone.evaluate(async () => {
    const answer = await fetch("/api/setup");
    const { allowed, code: told } = await answer.json();
    const line = { id: "eve", name: "Eve", color: "#aa3355", parent: true };
    const roster = { method: "PUT", headers: { "content-type": "application/json" } };
    const written = await fetch("/api/members", { ...roster, body: JSON.stringify([line]) });
    return { allowed, told, status: written.status };
  });
  expect(bare).toEqual({ allowed: false, told: null, status: 409 });

  await typePin(phone, code === "000000" ? "111111" : "000000");
  await expect(phone.getByText("That is not the code.")).toBeVisible();
  await typePin(phone, code);
  await phone.getByRole("button", { name: "Add a parent" }).click();
  await phone.getByRole("textbox", { name: "Name" }).fill("Anna");
  await phone.getByRole("button", { name: "Done", exact: true }).click();
  await phone.getByRole("button", { name: "Next", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "A parent’s PIN" })).toBeVisible();
  await typePin(phone, "2468");
  await typePin(phone, "2468");
  await expect(phone.getByRole("heading", { name: "Where is the wall?" })).toBeVisible();

  // The PIN has ended set-up: the code is no longer valid, and the wall shows none.
  const late = await browser.newPage();
  await late.goto(elsewhereUrl(wall));
  const told = await late.evaluate(async (typed) => {
    const answer = await fetch("/api/setup", { headers: { "x-setup-code": typed } });
    return answer.json();
  }, code);
  expect(told).toMatchObject({ done: true, allowed: false, code: null });
  await expect(shown).toHaveCount(0);
  await late.close();
  await phone.close();
  await wallPage.context().close();
});
