import { join, resolve } from "node:path";
import { type CDPSession, devices, expect, type Page } from "@playwright/test";
import { elsewhereUrl, openPhonePage, openParentOf, test, typePin } from "../support/wall-test.ts";
import { storedOn } from "../support/browser-storage.ts";
import { openStreet } from "../support/street.ts";

test.use({ serviceWorkers: "allow" });

const picture = join(resolve(import.meta.dirname, "../../.."), "pwa/public/icons/icon-512.png");

const signIn = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Mom" }).click();
  await typePin(phone, "2468");
  await expect(phone.getByRole("button", { name: /^Mom, / })).toBeVisible();
};

const workerWorks = (phone: Page): Promise<void> =>
  phone.evaluate(async () => void (await navigator.serviceWorker.ready));

const manifestOf = async (devtools: CDPSession): Promise<Record<string, unknown>> =>
  JSON.parse((await devtools.send("Page.getAppManifest")).data ?? "{}");

test("the app can be installed in the family's language, keeps nothing that a PIN protects, and takes a picture from the gallery", async ({
  wall,
  whole,
}) => {
  await wall.start();
  const phone = await openPhonePage(whole, wall);
  await signIn(phone);
  await workerWorks(phone);
  const devtools = await phone.context().newCDPSession(phone);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's windows are private ones, which is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  expect(await manifestOf(devtools)).toMatchObject({ name: "Family Wall", id: "/m/" });

  await phone.goto(`${wall.server.url}/m/settings/house-notifications`);
  await expect(phone.getByRole("switch", { name: /What’s for dinner/ })).toBeChecked();
  await (await openParentOf(wall)).send("PATCH", "/api/settings", { locale: "de" });
  await expect(phone.getByRole("switch", { name: /Abendessen/ })).toBeChecked();
  const german = await manifestOf(devtools);
  expect(german).toMatchObject({ name: "Familienwand", lang: "de", id: "/m/" });
  const purposes = (german["icons"] as { purpose: string }[]).map(({ purpose }) => purpose);
  expect(purposes).toContain("maskable");

  await expect.poll(async () => (await storedOn(phone)).words).toContain("GET /api/config");
  const { files, words } = await storedOn(phone);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !/^\/m\/(index\.html|assets\/|manifest\.)/.test(path))).toEqual([]);
  for (const secret of ["GET /api/settings", "withoutChoresOf", "GET /api/budget"])
    expect(words).not.toContain(secret);
  // An instant in milliseconds may hold the same four digits.
  expect(words).not.toMatch(/(?<!\d)2468(?!\d)/);

  // The operating system's share sheet isn't available; a form posts the same.
  const sent: string[] = [];
  phone.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === "/m/share") sent.push(`${response.status()} ${response.fromServiceWorker()}`);
  });
  await phone.evaluate(() => {
    document.body.innerHTML =
      '<form method="post" action="/m/share" enctype="multipart/form-data"><input type="file" name="pictures" /><button>Share</button></form>';
  });
  await phone.setInputFiles("input", picture);
  await phone.getByRole("button", { name: "Share" }).click();
  await expect(phone).toHaveURL(/\/m\/journal\/new\?shared=1$/);
  await expect(phone.locator("form img")).toHaveCount(1);
  expect(sent).toEqual(["303 true"]);
  await phone.context().close();
});

test("a new version waits until nothing half typed would be lost", async ({ browser, wall }) => {
  await wall.start();
  const street = await openStreet(wall.server.url);
  const phone = await openPhonePage(browser, {
    ...wall,
    server: { ...wall.server, url: street.url },
  });
  await signIn(phone);
  await workerWorks(phone);
  await phone.reload();
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  const field = phone.getByRole("textbox", { name: "Add" });
  await field.fill("Batteries");

  street.newer = true;
  await phone.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const offer = phone.getByRole("button", { name: /A new version is ready/ });
  await offer.click();
  await expect(phone.getByText(/Finish or close what you are writing/)).toBeVisible();
  await expect(field).toHaveValue("Batteries");

  await field.press("Enter");
  await expect(phone.getByRole("checkbox", { name: /Batteries/ })).toBeVisible();
  const loaded = phone.waitForEvent("load");
  await offer.click();
  await loaded;
  await expect(phone.getByRole("checkbox", { name: /Batteries/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await phone.context().close();
  street.close();
});

test("on plain http the phone says once what is lost, and where the https address is; an iPhone wants to be asked onto the home screen", async ({
  browser,
  ownWall: wall,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const context = await browser.newContext({
    locale: "de-DE",
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.goto(`${elsewhereUrl(wall)}/m/`);
  await signIn(phone);
  const note = phone.getByRole("button", { name: /Ohne https bleibt diese App/ });
  await note.click();
  await expect(phone.getByText(/nur von einer Seite mit https an/)).toBeVisible();
  await expect(phone.getByText(/lässt sich nicht installieren/)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(/lässt sich nicht installieren/)).toBeVisible();
  await expect(note).toBeHidden();

  await wall.kill();
  const env = { PUBLIC_URL: "https://wall.example", ALLOWED_HOSTS: "wall.test" };
  await wall.start(env);
  await phone.goto(`${elsewhereUrl(wall)}/m/settings/notifications`);
  await expect(phone.getByRole("link", { name: "wall.example öffnen" })).toHaveAttribute(
    "href",
    "https://wall.example/m/",
  );
  await context.close();

  const iPhone = await browser.newContext({ ...devices["iPhone 15"], locale: "de-DE" });
  const apple = await iPhone.newPage();
  // Safari has neither before the app is on the home screen.
  await apple.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
    Reflect.deleteProperty(globalThis, "Notification");
  });
  await apple.goto(`${wall.server.url}/m/`);
  await signIn(apple);
  await expect(apple.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2);
  await apple.goto(`${wall.server.url}/m/settings/notifications`);
  await expect(apple.getByText(/nur in der App auf dem Home-Bildschirm an/)).toBeVisible();
  await iPhone.close();
});
