import { expect, it } from "vitest";
import { InvalidInput } from "#server/platform/errors.ts";
import type { PictureStore } from "#server/providers/meals/port.ts";
import { everyMealSource } from "#server/providers/meals/suite.ts";
import { openMealFixture } from "../fixtures/meals/meal-fixture.ts";

everyMealSource("the house itself", async () => {
  const { source, tearDown } = openMealFixture();
  return {
    source,
    addRecipe: async (recipe) => source.createRecipe(recipe).id,
    close: () => Promise.resolve(tearDown()),
  };
});

it("a recipe's picture is shown while it is its own, and let go when it is another or none", async () => {
  const takenPictures = new Set<string>();
  const pictures: PictureStore = {
    take: (uploadId) => {
      if (uploadId === "gone") throw new InvalidInput("uploadId", "uploadId: no such upload");
      takenPictures.add(`kept-${uploadId}`);
      return `kept-${uploadId}`;
    },
    read: async (name, width) =>
      takenPictures.has(name)
        ? { type: "image/webp", bytes: Buffer.from(`${name} ${width}`) }
        : null,
    drop: (name) => void takenPictures.delete(name),
  };
  const { source, tearDown } = openMealFixture({ pictures });
  try {
    const made = source.createRecipe({ title: "Soup", uploadId: "a" });
    const { id } = made;
    expect(made.picture).toBe("kept-a");
    const picture = await source.picture(id, 400);
    expect(new TextDecoder().decode(picture?.bytes)).toBe("kept-a 400");
    source.updateRecipe(id, { title: "Hot soup" });
    expect([...takenPictures]).toEqual(["kept-a"]);
    expect(() => source.updateRecipe(id, { title: "Soup", uploadId: "gone" })).toThrow(
      InvalidInput,
    );
    expect([...takenPictures]).toEqual(["kept-a"]);
    source.updateRecipe(id, { title: "Soup", uploadId: "b" });
    expect([...takenPictures]).toEqual(["kept-b"]);
    source.addMeal("2026-03-06", "dinner", { recipeId: id });
    expect(source.plan("2026-03-06", "2026-03-06")[0]?.picture).toBe("kept-b");
    source.removeRecipe(id);
    expect([...takenPictures]).toEqual([]);
    expect(source.can).toContain("pictures");
  } finally {
    tearDown();
  }
});
