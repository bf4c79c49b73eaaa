import { expect, type Locator, type Page } from "@playwright/test";

/** Types a text into the field of this name. */
export type TypeText = (page: Page, field: string, text: string) => Promise<void>;

/** Types on the wall's own keyboard, switching between letters and digits; deletes the former text. */
export const typeOnWallKeys: TypeText = async (page, field, text) => {
  const box = page.getByRole("textbox", { name: field });
  const keys = page.getByTestId("keyboard");
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

/** Fills in a field of the wall, and waits for the wall's keyboard, which moves the buttons below the field. */
export const fillOnWall = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await expect(field.page().getByTestId("keyboard")).toBeVisible();
};

/** Types on a phone, which has its own keyboard. */
export const typeOnPhone: TypeText = (page, field, text) =>
  page.getByRole("textbox", { name: field }).fill(text);
