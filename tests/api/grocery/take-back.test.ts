import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
});
afterEach(() => server.close());

interface Item {
  readonly id: string;
  readonly name: string;
  readonly amount?: string;
  readonly checked: boolean;
}
const put = (name: string, amount?: string) =>
  wall.send("POST", "/api/grocery", { name, ...(amount === undefined ? {} : { amount }) });
const list = async (): Promise<Item[]> => (await wall.get("/api/grocery")).body.items;
const lines = async (): Promise<string[]> =>
  (await list()).map(({ name, amount, checked }) =>
    [amount, name, checked ? "✓" : undefined].filter(Boolean).join(" "),
  );
const tick = (id: string) => wall.send("POST", `/api/grocery/${id}/close`);

it("what a recipe put on the list is taken back, and only that, whatever others added since", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const { id } = (
    await mom.send("POST", "/api/recipes", {
      title: "Soup",
      ingredients: ["3 onions", "3 eggs", "1 l stock", "Salt", "500 g leeks", "Bread", "2 beets"],
    })
  ).body;
  await put("Eggs", "2");
  await put("Salt");
  await tick((await put("Leeks", "1 kg")).body.id);
  const { added } = (await wall.send("POST", `/api/recipes/${id}/add-to-grocery`)).body;
  await put("Onions", "4");
  await put("Eggs", "4");
  await put("Stock", "500 ml");
  await tick((await list()).find(({ name }) => name === "beets")?.id ?? "");
  const takeBack = () => wall.send("POST", "/api/grocery/take-back", { added });
  const left = await takeBack();
  expect([left.status, left.body.items]).toEqual([200, await list()]);
  expect((await lines()).toSorted()).toEqual(
    ["4 onions", "6 Eggs", "500 ml stock", "Salt", "1 kg Leeks ✓", "2 beets ✓"].toSorted(),
  );
});
