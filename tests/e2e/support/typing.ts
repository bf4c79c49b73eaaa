import { expect, type Page } from "@playwright/test";

/** How a family writes into a field of this name. */
export type TypeText = (page: Page, field: string, text: string) => Promise<void>;

/** On the wall's own keys, from letters to digits and back as a finger would; what stood there is rubbed out. */
export const typeOnWallKeys: TypeText = async (page, field, text) => {
  const box = page.getByRole("textbox", { name: field });
  const keys = page.locator(".keyboard");
  const key = (name: string) => keys.getByRole("button", { name, exact: true });
  await box.tap();
  await expect(keys).toBeVisible();
  for (const _ of await box.inputValue()) await key("Delete last letter").tap();
  for (const letter of text) {
    if ((await key(letter).count()) === 0)
      await keys.getByRole("button", { name: /^(Letters|Digits)$/ }).tap();
    await key(letter).last().tap();
  }
  await expect(box).toHaveValue(text);
  await key("Put the keyboard away").tap();
  await expect(keys).toBeHidden();
};

/** On a phone, which brings keys of its own. */
export const typeOnPhone: TypeText = (page, field, text) =>
  page.getByRole("textbox", { name: field }).fill(text);
