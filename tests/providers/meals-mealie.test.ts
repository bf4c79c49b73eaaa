import { everyMealSource } from "#server/providers/meals/suite.ts";
import { openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";

for (const version of ["v2.4.1", "v3.4.0"])
  everyMealSource(`Mealie ${version}`, async () => {
    const house = await openMealieFixture();
    house.service.version = version;
    const isNew = version.startsWith("v3");
    Object.assign(house.service.can, { knowsSnack: isNew, addsInBulk: isNew });
    return {
      source: house.source,
      addRecipe: async (recipe) => {
        const { id } = house.kitchen.cookbook.add(recipe);
        // What is written in Mealie is seen once the wall looks again.
        house.clock.advance(10 * 60_000);
        return id;
      },
      close: house.close,
    };
  });
