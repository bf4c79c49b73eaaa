import { expect } from "@playwright/test";
import { drawPicture, phoneExif } from "../../fixtures/images/pictures.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, type RunningWall, test } from "../support/wall-test.ts";

/** A portrait photo as phones store it: in landscape, with its orientation in EXIF. */
const lying = async (): Promise<Buffer> =>
  drawPicture(2800, 2100)
    .withMetadata({ orientation: 6, exif: phoneExif })
    .jpeg({ quality: 95 })
    .toBuffer();

test("photos go from the phone to the house upright and small, are looked through, hidden, brought back and deleted", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("button", { name: "Mom, Account" }).click();
  await phone.getByRole("button", { name: "Photos" }).click();
  await expect(phone.getByText("These are only samples.")).toBeVisible();

  const sent: number[] = [];
  phone.on("request", (request) => {
    if (request.url().endsWith("/api/uploads")) sent.push(request.postDataBuffer()?.length ?? 0);
  });
  const large = await lying();
  await phone.getByLabel("Add photos").setInputFiles([
    { name: "large.jpg", mimeType: "image/jpeg", buffer: large },
    { name: "song.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") },
    {
      name: "small.png",
      mimeType: "image/png",
      buffer: await drawPicture(300, 200).png().toBuffer(),
    },
  ]);
  await expect(phone.getByText("1 photo didn’t arrive")).toBeVisible();
  await expect(phone.getByText("2 photos are here")).toBeVisible();
  const tiles = phone.getByTestId("photo-tile");
  await expect(tiles).toHaveCount(2);
  expect(sent[0]).toBeLessThan(large.length);
  const { items } = await (await fetch(`${wall.server.url}/api/photos`)).json();
  // The camera's time was uploaded too, so the photo is on its day in July 2024.
  expect(items[1]).toMatchObject({
    ...{ width: 1920, height: 2560, takenAt: "2024-07-14T08:30:00.000Z" },
  });
  await expect(phone.getByRole("heading", { name: "2024" })).toBeVisible();
  await expectFits(phone, "photos");
  await expectAccessible(phone, "photos");

  const wallPage = await openWallPage(browser, wall, "/photos");
  await expect(wallPage.getByTestId("photo-tile")).toHaveCount(2);
  await expectFits(wallPage, "the wall's photos");
  await expectAccessible(wallPage, "the wall's photos");
  await wallPage.getByRole("button", { name: "Photo of 14 July 2024" }).tap();
  await expect(wallPage.getByText("14 July 2024")).toBeVisible();
  await wallPage.context().close();
  await phone.getByRole("button", { name: "Leave it" }).click();

  await tiles.first().click();
  const viewer = phone.getByRole("dialog", { name: "Pictures" });
  await expect(viewer).toBeVisible();
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(viewer.getByRole("group", { name: "2 of 2" })).toBeVisible();
  await expectAccessible(phone, "a photo");
  await viewer.getByRole("button", { name: "Hide" }).click();
  await expect(viewer).toBeHidden();
  await expect(tiles).toHaveCount(1);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(tiles).toHaveCount(2);

  await phone.getByRole("button", { name: "Photo of 14 July 2024" }).click();
  await viewer.getByRole("button", { name: "Hide" }).click();
  await phone.getByRole("link", { name: /1 hidden photo/ }).click();
  await expect(tiles).toHaveCount(1);
  await tiles.first().click();
  await viewer.getByRole("button", { name: "Show again" }).click();
  await expect(phone.getByText("No photo is hidden")).toBeVisible();
  await phone.getByRole("link", { name: "Back" }).click();
  await expect(tiles).toHaveCount(2);

  await phone.getByRole("button", { name: "Photo of 14 July 2024" }).click();
  await viewer.getByRole("button", { name: "Delete" }).click();
  const asked = phone.getByRole("dialog", { name: "Delete this photo?" });
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(phone.getByText("The photo is deleted")).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await phone.context().close();
});

/** How many photos the house has. */
const photosOf = async (wall: RunningWall): Promise<number> => {
  const { items } = await (await fetch(`${wall.server.url}/api/photos`)).json();
  // Before the first one there is no source yet.
  return items?.length ?? 0;
};

const png = (width: number): Promise<Buffer> => drawPicture(width, 200).png().toBuffer();

test("photos that wait for the network outlive the page, hold back no tick, and go by themselves", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/photos");
  await phone.route("**/api/uploads", (route) => route.abort());
  await phone.getByLabel("Add photos").setInputFiles([
    { name: "lake.png", mimeType: "image/png", buffer: await png(300) },
    { name: "snow.png", mimeType: "image/png", buffer: await png(301) },
  ]);
  await expect(phone.getByText("2 photos wait for the network and go by themselves")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("2 photos wait for the network and go by themselves")).toBeVisible();
  await phone.goto(`${wall.server.url}/m/lists`);
  await phone.getByRole("textbox", { name: "Add" }).fill("Milk");
  await phone.keyboard.press("Enter");
  const groceries = async () =>
    JSON.stringify(await (await fetch(`${wall.server.url}/api/grocery`)).json());
  await expect.poll(groceries).toContain("Milk");
  expect(await photosOf(wall)).toBe(0);
  await phone.unroute("**/api/uploads");
  await phone.reload();
  await expect.poll(() => photosOf(wall)).toBe(2);
  await phone.context().close();
});

test("photos that an earlier version of the app left on a phone arrive, each once", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await expect(phone.getByRole("button", { name: "Mom, Account" })).toBeVisible();
  const left = await Promise.all(
    [300, 301].map(async (width, at) => ({
      ...{ key: `left-${at}`, name: `${width}.png`, at },
      bytes: (await png(width)).toString("base64"),
    })),
  );
  // As the app kept them in November 2026.
  await phone.evaluate(async (photos) => {
    const opening = indexedDB.open("family-wall-uploads");
    opening.onupgradeneeded = () => opening.result.createObjectStore("pictures");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction("pictures", "readwrite");
    for (const { bytes, ...photo } of photos) {
      const picture = new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], {
        type: "image/png",
      });
      writing.objectStore("pictures").put({ picture, ...photo }, photo.key);
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
    localStorage.setItem("pictures wait", "yes");
  }, left);
  await phone.reload();
  await expect.poll(() => photosOf(wall)).toBe(2);
  const waits = () => phone.evaluate(() => localStorage.getItem("pictures wait"));
  await expect.poll(waits).toBeNull();
  await phone.reload();
  await expect(phone.getByRole("button", { name: "Mom, Account" })).toBeVisible();
  expect(await photosOf(wall)).toBe(2);
  await phone.context().close();
});
