import { expect } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, test } from "../support/wall-test.ts";

test("a recipe's form keeps what the other parent changed, and offers a deleted recipe back", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const dad = await openParentOf(wall);
  const soup = { title: "Soup", servings: 4, ingredients: ["1 leek"] };
  const { id } = (await dad.send("POST", "/api/recipes", soup)).body;
  const phone = await openPhoneOf(browser, wall, mom, `/lists/recipes/${id}/edit`);
  const ingredients = phone.getByLabel("Ingredients");
  await ingredients.fill("2 leeks");
  expect((await dad.send("PATCH", `/api/recipes/${id}`, { servings: 6 })).status).toBe(200);
  await phone.getByRole("button", { name: "Save" }).tap();
  await expect(phone.getByText("Saved: Soup")).toBeVisible();
  expect((await dad.get(`/api/recipes/${id}`)).body).toMatchObject({
    ...{ servings: 6, ingredients: [{ text: "2 leeks" }] },
  });
  await phone.goto(`${wall.server.url}/m/lists/recipes/${id}/edit`);
  await ingredients.fill("3 leeks");
  expect((await dad.send("DELETE", `/api/recipes/${id}`)).status).toBe(204);
  await phone.getByRole("button", { name: "Save" }).tap();
  await expect(phone.getByText("Somebody deleted “Soup” meanwhile")).toBeVisible();
  await phone.getByRole("button", { name: "Save" }).tap();
  const titles = async () =>
    (await dad.get("/api/recipes")).body.items.map(({ title }: { title: string }) => title);
  await expect.poll(titles).toEqual(["Soup"]);
  await phone.context().close();
});
