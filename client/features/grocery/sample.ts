import type { GroceryList } from "#contract/grocery.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleGroceries } from "../../query/sample/sample-texts.ts";

/** A shopping list with something in the basket already. */
export const sampleGrocery = ({ language }: SampleInput): GroceryList => ({
  items: sampleGroceries.map(([name, amount, aisle, checked]) => ({
    id: sampleId(name.en),
    name: name[language],
    amount,
    aisle,
    checked,
  })),
});
