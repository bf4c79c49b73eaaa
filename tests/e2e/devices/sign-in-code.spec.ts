import { expect, type Page } from "@playwright/test";
import { openPhonePage, openWallPage, test, typePin } from "../support/wall-test.ts";

/** What stands in the QR code that a page draws, as the address of this server: its secret comes with the answer. */
const shownCode = async (
  page: Page,
  act: () => Promise<void>,
): Promise<{ token: string; code: string }> => {
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === "/api/sign-in-links" && response.status() === 201,
  );
  await act();
  return (await answered).json();
};

test("a wall shows a code after the PIN, a phone that read it is signed in at a tap, and the wall sees it and takes it back", async ({
  browser,
  wall,
}) => {
  await wall.start({ PUBLIC_URL: "https://wall.example" });
  const wallPage = await openWallPage(browser, wall);
  await wallPage.getByRole("button", { name: "Babysitter" }).tap();
  await wallPage.getByRole("button", { name: "Wi-Fi and phones" }).tap();
  await wallPage.getByRole("button", { name: "Mia", exact: true }).tap();
  const { token, code } = await shownCode(wallPage, () => typePin(wallPage, "1357"));
  await expect(wallPage.getByRole("img", { name: /signs a phone in as Mia/ })).toBeVisible();
  await expect(wallPage.getByTestId("sign-in-digits")).toHaveText(
    `${code.slice(0, 4)} ${code.slice(4)}`,
  );

  const phone = await openPhonePage(browser, wall, `/m/sign-in/code#${token}`);
  const signIn = phone.getByRole("button", { name: "Sign in" });
  await expect(signIn).toBeVisible();
  // The secret has left the address, and opening it has signed nobody in.
  await expect(phone).toHaveURL((url) => url.hash === "");
  const sessionOf = async () =>
    (await phone.request.get(`${wall.server.url}/api/session`)).status();
  expect(await sessionOf()).toBe(401);
  await signIn.tap();
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toBeVisible();

  await expect(
    wallPage.getByRole("status").filter({ hasText: /^Mia’s .* is signed in\.$/ }),
  ).toBeVisible();
  await wallPage.getByRole("button", { name: "That wasn’t us: sign it out" }).tap();
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toHaveCount(0);
  expect(await sessionOf()).toBe(401);

  // The used code, typed into an installed app, is refused in words.
  await phone.goto(`${wall.server.url}/m/sign-in`);
  await phone.getByRole("link", { name: "I have a code" }).tap();
  await phone.getByLabel("The eight digits").fill(code);
  await phone.getByRole("button", { name: "Sign in" }).tap();
  await expect(phone.getByRole("alert")).toContainText("have a new one shown.");

  // Its owner's phone shows one without a PIN, which an app takes as digits.
  const again = await shownCode(wallPage, async () => {
    await wallPage.getByRole("button", { name: "Another code" }).tap();
    await typePin(wallPage, "1357");
  });
  await phone
    .getByLabel("The eight digits")
    .fill(`${again.code.slice(0, 4)} ${again.code.slice(4)}`);
  await phone.getByRole("button", { name: "Sign in" }).tap();
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toBeVisible();
  await phone.goto(`${wall.server.url}/m/settings/code`);
  await shownCode(phone, () => phone.getByRole("button", { name: "Mia’s code" }).tap());
  await expect(phone.getByRole("img", { name: /signs a phone in as Mia/ })).toBeVisible();
  await phone.context().close();
  await wallPage.context().close();
});
