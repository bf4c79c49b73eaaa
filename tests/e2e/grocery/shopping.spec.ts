import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  elsewhereUrl,
  openPhonePage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const row = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(name) });

const openLists = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Just look" }).click();
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await expect(phone.getByRole("textbox", { name: "Add" })).toBeVisible();
};

const type = async (phone: Page, words: string): Promise<void> => {
  await phone.getByRole("textbox", { name: "Add" }).fill(words);
  await phone.keyboard.press("Enter");
};

const list = async (wall: RunningWall): Promise<Record<string, unknown>[]> => {
  const { items } = await (await fetch(`${wall.server.url}/api/grocery`)).json();
  return items;
};

/** Buys each of these in that order, a while ago. */
const shopped = async (wall: RunningWall, names: readonly string[]): Promise<void> => {
  const parent = await openParentOf(wall);
  for (const name of names) {
    const { body } = await parent.send("POST", "/api/grocery", { name });
    await parent.send("POST", `/api/grocery/${body.id}/close`);
  }
  await parent.send("POST", "/api/grocery/clear");
};

test("what the family buys again and again is a tap away, and stepped up or down", async ({
  browser,
  wall,
}) => {
  await wall.start();
  for (let time = 0; time < 3; time += 1) await shopped(wall, ["Milk", "Eggs"]);
  const phone = await openPhonePage(browser, wall);
  await openLists(phone);
  const often = phone.getByRole("region", { name: "Often bought" });
  await often.getByRole("button", { name: "Eggs" }).click();
  await expect(row(phone, "Eggs")).toBeVisible();
  await expect(often.getByRole("button", { name: "Eggs" })).toBeHidden();
  await phone.getByRole("button", { name: "Change Eggs" }).click();
  for (let tap = 0; tap < 5; tap += 1) await phone.getByRole("button", { name: "More" }).click();
  await expect(phone.getByLabel("Amount")).toHaveValue("6");
  await phone.getByRole("button", { name: "Less" }).click();
  await phone.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => list(wall))
    .toEqual([expect.objectContaining({ name: "Eggs", amount: "5" })]);

  const kitchen = await browser.newPage({ locale: "en-GB" });
  await kitchen.goto(`${wall.server.url}/meals/grocery`);
  await kitchen.getByRole("button", { name: "Change the list" }).click();
  await kitchen.getByRole("button", { name: "More Eggs" }).click();
  await expect(row(phone, "Eggs")).toContainText("6");
  await kitchen.getByRole("button", { name: "Delete Eggs" }).click();
  await expect(row(phone, "Eggs")).toBeHidden();
  await kitchen.close();
  await phone.context().close();
});

test("more is tapped twice on the wall, however slowly the house answers", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/grocery", { name: "Eggs", amount: "1" });
  const kitchen = await browser.newPage({ locale: "en-GB" });
  const bothTapped = Promise.withResolvers<void>();
  await kitchen.route("**/api/grocery/*", async (route) => {
    await bothTapped.promise;
    await route.continue();
  });
  await kitchen.goto(`${wall.server.url}/meals/grocery`);
  await kitchen.getByRole("button", { name: "Change the list" }).click();
  const more = kitchen.getByRole("button", { name: "More Eggs" });
  await more.click();
  await expect(kitchen.getByRole("group", { name: "Eggs" })).toContainText("2");
  await expect(more).toBeFocused();
  await more.click();
  await expect(kitchen.getByRole("group", { name: "Eggs" })).toContainText("3");
  bothTapped.resolve();
  await expect.poll(async () => (await list(wall))[0]?.["amount"]).toBe("3");
  await kitchen.close();
});

/** A photo of a product with these bars, somewhat turned. */
const photoOf = async (bars: string): Promise<Buffer> => {
  const drawn = Array.from(bars)
    .map((bar, at) => (bar === "1" ? `<rect x="${at * 4}" y="0" width="4" height="160"/>` : ""))
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#d8d2c4"/><g transform="translate(350 350) rotate(4)"><rect x="-60" y="-40" width="500" height="240" fill="#fff"/>${drawn}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};
/** The bars of the EAN 4006381333931. */
const bars =
  "10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101";

test("a barcode is asked about once, then every phone of the family knows it, also on plain http", async ({
  browser,
  wall,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const house = openTestBrowser(wall.server);
  const picture = { name: "code.jpg", mimeType: "image/jpeg", buffer: await photoOf(bars) };
  const phone = await browser.newPage({ locale: "en-GB" });
  await phone.goto(`${elsewhereUrl(wall)}/m/`);
  await openLists(phone);
  await phone.getByRole("button", { name: "Scan a barcode" }).click();
  const blank = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#888" },
  })
    .png()
    .toBuffer();
  await phone
    .getByLabel("Take a photo")
    .setInputFiles({ name: "blank.png", mimeType: "image/png", buffer: blank });
  await expect(phone.getByText(/No barcode was found/)).toBeVisible();
  await phone.getByLabel("Take a photo").setInputFiles(picture);
  await expect(phone.getByText(/4006381333931/)).toBeVisible();
  await phone.getByLabel("What is this?").fill("Oat milk");
  await phone.getByRole("button", { name: "Put on the list" }).click();
  await expect(phone.getByText("On the list: Oat milk")).toBeVisible();
  // It is said at once; on plain http what isn't sent yet would go with the page.
  const known = async () => (await house.get("/api/grocery/barcodes")).body.items;
  await expect.poll(known).toMatchObject([{ name: "Oat milk" }]);
  await expect.poll(() => list(wall)).toMatchObject([{ name: "Oat milk" }]);
  await phone.close();

  const other = await browser.newPage({ locale: "de-DE" });
  await other.goto(`${elsewhereUrl(wall)}/m/`);
  await other.getByRole("button", { name: "Nur schauen" }).click();
  await other.getByRole("link", { name: "Listen", exact: true }).click();
  await row(other, "Oat milk").click();
  await expect.poll(() => list(wall)).toMatchObject([{ name: "Oat milk", checked: true }]);
  await other.getByRole("button", { name: "Strichcode scannen" }).click();
  await other.getByLabel("Foto machen").setInputFiles(picture);
  await expect(row(other, "Oat milk")).toHaveAttribute("aria-checked", "false");
  await other.close();
});

test("where a page has a camera, a barcode is read from its film", async ({ browser, wall }) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PUT", "/api/grocery/barcodes/4006381333931", { name: "Oat milk" });
  const phone = await openPhonePage(browser, wall);
  const photo = `data:image/jpeg;base64,${(await photoOf(bars)).toString("base64")}`;
  // The film of a canvas: a machine without a camera has no other.
  await phone.addInitScript((source) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1200, 900];
      const image = new Image();
      image.src = source;
      await image.decode();
      const draw = () => {
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream();
    };
  }, photo);
  await phone.reload();
  await openLists(phone);
  await phone.getByRole("button", { name: "Scan a barcode" }).click();
  await expect(phone.getByText("On the list: Oat milk")).toBeVisible();
  await phone.getByRole("button", { name: "Close" }).click();
  await expect(row(phone, "Oat milk")).toHaveCount(1);
  await phone.context().close();
});

/** Gives a page a camera that sees one barcode all the time; the page's `data-looks` counts how often it looked. */
const showCode = async (phone: Page, code: string): Promise<void> => {
  await phone.addInitScript((rawValue) => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(["ean_13"]);
        }
        detect(): Promise<{ rawValue: string }[]> {
          const { dataset } = document.documentElement;
          dataset["looks"] = String(Number(dataset["looks"] ?? 0) + 1);
          return Promise.resolve([{ rawValue }]);
        }
      },
    });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      const draw = () => {
        canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream();
    };
  }, code);
};

test("what is named while it is still before the camera is added once, and a name that wasn't kept is told", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall);
  await showCode(phone, "4006381333931");
  await phone.route("**/api/grocery/barcodes/*", (route) =>
    route.fulfill({ status: 400, json: { error: "No." } }),
  );
  await phone.reload();
  await openLists(phone);
  await phone.getByRole("button", { name: "Scan a barcode" }).click();
  await phone.getByLabel("What is this?").fill("2 l oat milk");
  const looks = () => phone.evaluate(() => Number(document.documentElement.dataset["looks"] ?? 0));
  const before = await looks();
  await phone.getByRole("button", { name: "Put on the list" }).click();
  await expect(phone.getByText("That didn’t work.")).toBeVisible();
  await expect.poll(looks).toBeGreaterThan(before + 2);
  await expect.poll(async () => (await list(wall))[0]?.["amount"]).toBe("2 l");
  await expect(phone.getByLabel("What is this?")).toBeHidden();
  await phone.context().close();
});

test("where the screen can't be kept on, a phone says so once", async ({ browser, wall }) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const phone = await browser.newPage({ locale: "en-GB" });
  await phone.goto(`${elsewhereUrl(wall)}/m/`);
  await openLists(phone);
  await type(phone, "Bread");
  await expect(phone.getByText(/screen can’t be kept on/)).toBeVisible();
  await phone.reload();
  await expect(row(phone, "Bread")).toBeVisible();
  await expect(phone.getByText(/screen can’t be kept on/)).toBeHidden();
  await phone.close();
});
