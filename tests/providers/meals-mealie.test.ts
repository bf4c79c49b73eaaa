import { everyMealSource } from "#server/providers/meals/suite.ts";
import { openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";

for (const version of ["v2.4.1", "v3.4.0"])
  everyMealSource(`Mealie ${version}`, async () => {
    const fixture = await openMealieFixture();
    fixture.service.version = version;
    const isNew = version.startsWith("v3");
    Object.assign(fixture.service.can, { knowsSnack: isNew, addsInBulk: isNew });
    return {
      source: fixture.source,
      addRecipe: async (recipe) => {
        const { id } = fixture.kitchen.cookbook.add(recipe);
        // What is written in Mealie is shown after the next poll.
        fixture.clock.advance(10 * 60_000);
        return id;
      },
      close: fixture.close,
    };
  });
