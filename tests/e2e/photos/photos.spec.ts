import { expect } from "@playwright/test";
import { drawPicture, phoneExif } from "../../fixtures/images/pictures.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, test } from "../support/wall-test.ts";

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
  await expect(phone.getByText("No photos yet")).toBeVisible();

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
