import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
});
afterEach(() => server.close());

interface Item {
  readonly name: string;
}
const put = (name: string): Promise<TestAnswer> => wall.send("POST", "/api/grocery", { name });
const tick = (id: string): Promise<TestAnswer> => wall.send("POST", `/api/grocery/${id}/close`);

describe("the way through the shop", () => {
  const hour = 3600_000;
  const shop = async (...names: readonly string[]): Promise<void> => {
    const ids: string[] = [];
    for (const name of names) ids.push((await put(name)).body.id);
    for (const id of ids) {
      server.clock.advance(60_000);
      await tick(id);
    }
    await wall.send("POST", "/api/grocery/clear");
  };

  it("is learned from the ticks of two trips, and the list goes by it on the next one", async () => {
    for (const name of ["Carrots", "Bread", "Milk"]) await put(name);
    const untaught = await wall.get("/api/grocery");
    expect(untaught.body).not.toHaveProperty("aisles");
    await wall.send("DELETE", `/api/grocery/${untaught.body.items[0].id}`);
    for (let trip = 0; trip < 2; trip += 1) {
      await shop("Milk", "Bread", "Carrots");
      server.clock.advance(2 * hour);
    }
    for (const name of ["Carrots", "Bread", "Milk"]) await put(name);
    const { body } = await wall.get("/api/grocery");
    expect(body.items.map(({ name }: Item) => name)).toEqual(["Milk", "Bread", "Carrots"]);
    const [dairy, bakery, produce] = ["dairy", "bakery", "produce"].map((aisle) =>
      body.aisles.indexOf(aisle),
    );
    expect([dairy < bakery, bakery < produce]).toEqual([true, true]);
    expect((await wall.send("POST", "/api/grocery/clear")).body.aisles).toEqual(body.aisles);
  });
});

describe("a barcode", () => {
  it("has the name that the family gave it, on every phone", async () => {
    expect((await wall.get("/api/grocery/barcodes")).body).toEqual({ items: [] });
    const named = await wall.send("PUT", "/api/grocery/barcodes/4006381333931", { name: "Milk" });
    expect(named.body).toEqual({ code: "4006381333931", name: "Milk" });
    server.clock.advance(1000);
    await wall.send("PUT", "/api/grocery/barcodes/96385074", { name: "Tea" });
    await wall.send("PUT", "/api/grocery/barcodes/4006381333931", { name: "Oat milk" });
    expect((await wall.get("/api/grocery/barcodes")).body.items).toEqual([
      { code: "4006381333931", name: "Oat milk" },
      { code: "96385074", name: "Tea" },
    ]);
  });

  it.each(["4006381333932", "123", "abcdefgh"])("is refused as %s", async (code) => {
    const answer = await wall.send("PUT", `/api/grocery/barcodes/${code}`, { name: "Milk" });
    expect([answer.status, answer.body.field]).toEqual([400, "code"]);
  });
});
