import { type BrowserContext, expect, type Page } from "@playwright/test";
import { startPushService } from "../../fixtures/push/push-service.ts";
import { driveServiceWorker, subscribePage } from "../../fixtures/push/service-worker-driver.ts";
import { violationsOn } from "../support/axe.ts";
import { canTrust, makeTrustingPhone, type TrustingPhone } from "../support/trusting-phone.ts";
import {
  elsewhereUrl,
  openParentOf,
  openPhonePage,
  openSettingsPage,
  type RunningWall,
  test,
  typePin,
} from "../support/wall-test.ts";

const secureUrl = (wall: RunningWall): string => elsewhereUrl(wall).replace("http:", "https:");

test("a parent switches https on at the wall, whose page shows the way for phones; and off again", async ({
  wall,
  browser,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const page = await openSettingsPage(browser, wall, "https");
  await page.getByRole("button", { name: "Switch https on" }).tap();
  await expect(page.getByText("wall.test", { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/^([0-9A-F]{2} ){31}[0-9A-F]{2}$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Switch off" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).tap();
  await expect(page.getByRole("button", { name: "Switch https on" })).toBeVisible();
});

test("where the operator gave a certificate or an address, Settings say so and offer nothing", async ({
  wall,
  browser,
}) => {
  await wall.start({ PUBLIC_URL: "https://wall.example" });
  const page = await openSettingsPage(browser, wall, "https");
  await expect(page.getByText("by https at wall.example")).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch https on" })).toBeHidden();
});

test("a phone at an address that the certificate doesn't name hears so, and where it is led on", async ({
  wall,
  browser,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const phone = await openPhonePage(browser, wall, "/m/secure");
  await expect(phone.getByText("The wall has no https yet.")).toBeVisible();
  await (await openParentOf(wall)).send("POST", "/api/https/authority", { seen: null });
  await expect(phone.getByText("The wall’s certificate doesn’t name 127.0.0.1.")).toBeVisible();
  expect(await violationsOn(phone)).toEqual([]);
  const way = `${elsewhereUrl(wall)}/m/secure`;
  await phone.getByRole("link", { name: new URL(way).host }).tap();
  await phone.waitForURL(way);
  await expect(phone.getByText("Not yet. This turns green by itself.")).toBeVisible();
});

test.describe("a phone that trusts the house's own authority", () => {
  test.skip(!canTrust, "certutil isn't installed (Debian: libnss3-tools)");

  let own: TrustingPhone;
  test.beforeEach(() => {
    own = makeTrustingPhone();
  });
  test.afterEach(() => own.remove());

  /** A wall with https switched on, and what its phones have to trust. */
  const switchOn = async (wall: RunningWall, env: Record<string, string> = {}): Promise<Buffer> => {
    await wall.start({ ALLOWED_HOSTS: "wall.test", ...env });
    await (await openParentOf(wall)).send("POST", "/api/https/authority", { seen: null });
    const { url } = wall.server;
    return Buffer.from(await (await fetch(`${url}/api/https/authority.crt`)).arrayBuffer());
  };

  const pageOf = async (context: BrowserContext): Promise<Page> =>
    context.pages()[0] ?? context.newPage();

  test("is led from plain http to an app that can be installed, gets a push and starts without a network", async ({
    wall,
  }) => {
    test.slow();
    const service = await startPushService();
    const root = await switchOn(wall, { PUSH_HOSTS: service.host });
    const before = await own.open();
    const stranger = await pageOf(before);
    await stranger.goto(`${elsewhereUrl(wall)}/m/secure`);
    await expect(stranger.getByText("Not yet. This turns green by itself.")).toBeVisible();
    await expect(stranger.getByRole("button", { name: "Go on by https" })).toBeHidden();
    await before.close();

    own.trust(root);
    const context = await own.open();
    const origin = secureUrl(wall);
    await context.grantPermissions(["notifications"], { origin });
    const phone = await pageOf(context);
    const push = service.newPhone();
    await subscribePage(phone, push);
    await phone.goto(`${elsewhereUrl(wall)}/m/secure`);
    await expect(phone.getByText("This phone trusts the wall.")).toBeVisible();
    expect(await violationsOn(phone)).toEqual([]);
    await phone.getByRole("button", { name: "Go on by https" }).tap();
    await phone.waitForURL(`${origin}/m/secure`);
    await phone.getByRole("link", { name: "Sign in" }).tap();
    await phone.getByRole("button", { name: "Mom" }).tap();
    await typePin(phone, "2468");
    await expect(phone.getByRole("button", { name: /^Mom, / })).toBeVisible();

    await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await context.newCDPSession(phone);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);

    await phone.goto(`${origin}/m/settings/notifications`);
    const onThisPhone = phone.getByRole("switch", { name: /On this phone/ });
    await onThisPhone.tap();
    await expect(onThisPhone).toBeChecked();
    const worker = await driveServiceWorker(context, origin);
    await worker.push({
      ...{ kind: "dinner", title: "For dinner", body: "Soup", tag: "dinner", url: "/m/" },
    });
    expect((await worker.onScreen()).map(({ body }) => body)).toEqual(["Soup"]);

    await context.setOffline(true);
    await phone.goto(`${origin}/m/`);
    await expect(phone.getByRole("button", { name: /^Mom, / })).toBeVisible();
    await context.close();
    await service.close();
  });

  test("is sent over only once what it has to send has arrived", async ({ wall }) => {
    own.trust(await switchOn(wall));
    const context = await own.open();
    const phone = await pageOf(context);
    await phone.goto(`${elsewhereUrl(wall)}/m/`);
    await phone.getByRole("button", { name: "Mia" }).tap();
    await typePin(phone, "1357");
    await phone.goto(`${elsewhereUrl(wall)}/m/lists/grocery`);
    await phone.route("**/api/grocery**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await phone.getByRole("textbox").first().fill("Oat milk");
    await phone.keyboard.press("Enter");
    await expect(phone.getByRole("checkbox", { name: /Oat milk/ })).toBeVisible();
    // Within the app's own page, so that what waits is the same queue.
    await phone.goto(`${elsewhereUrl(wall)}/m/secure`);
    await phone.getByRole("button", { name: "Go on by https" }).tap();
    await expect(phone.getByText(/First this phone sends/)).toBeVisible();
    expect(phone.url()).toBe(`${elsewhereUrl(wall)}/m/secure`);
    await phone.unroute("**/api/grocery**");
    await phone.waitForURL(`${secureUrl(wall)}/m/secure`);
    const names = await (await openParentOf(wall)).get("/api/grocery");
    expect(JSON.stringify(names.body)).toContain("Oat milk");
    await context.close();
  });

  test("stays one line of the list where the https address has another name", async ({ wall }) => {
    own.trust(await switchOn(wall));
    const context = await own.open();
    const phone = await pageOf(context);
    // As a wall that its family opens by an address, and whose certificate has only its name.
    await phone.route(`${wall.server.url}/api/https`, async (route) => {
      const answer = await route.fetch();
      const urls = [`${secureUrl(wall)}/m/`];
      await route.fulfill({ response: answer, json: { ...(await answer.json()), urls } });
    });
    const signIn = async (): Promise<void> => {
      await phone.getByRole("button", { name: "Mia" }).tap();
      await typePin(phone, "1357");
      await expect(phone.getByRole("button", { name: /^Mia, / })).toBeVisible();
    };
    await phone.goto(`${wall.server.url}/m/`);
    await signIn();
    await phone.goto(`${wall.server.url}/m/secure`);
    await phone.getByRole("button", { name: "Go on by https" }).tap();
    await phone.waitForURL(`${secureUrl(wall)}/m/secure`);
    await phone.getByRole("link", { name: "Sign in" }).tap();
    await signIn();
    const { items } = (await (await openParentOf(wall)).get("/api/devices")).body;
    const lines = items.filter(({ memberId }: { memberId?: string }) => memberId === "mia");
    expect(lines).toHaveLength(1);
    await context.close();
  });
});
