import { expect, it } from "vitest";
import { entryTitle } from "./entry-title.ts";

it("an entry of pictures alone has a name as well where it didn't get through", () => {
  expect(entryTitle(" Snow! ", "Pictures, 20 November")).toBe("Snow!");
  expect(entryTitle(" ", "Pictures, 20 November")).toBe("Pictures, 20 November");
  expect(entryTitle("x".repeat(100), "Pictures")).toHaveLength(60);
});
