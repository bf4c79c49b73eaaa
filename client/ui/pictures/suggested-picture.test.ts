import { expect, it } from "vitest";
import { suggestedPicture } from "./suggested-picture.ts";

it("the washing has the same picture in both languages, and washing up is another chore", () => {
  expect(suggestedPicture("Hang up the washing")).toBe("t-shirt");
  expect(suggestedPicture("Wäsche aufhängen")).toBe("t-shirt");
  expect(suggestedPicture("Do the washing-up")).toBe("fork-and-knife-with-plate");
});
