import * as z from "zod";
import type { OutOfRangeItem } from "#contract/health.ts";

/** The items of an outside list that can be used, and those that were left out. */
export interface FittingItems<T> {
  readonly fit: readonly T[];
  readonly unfit: readonly OutOfRangeItem[];
}

const named = z.object({ id: z.union([z.string(), z.number()]) });

/** The id that an item states; else its place in the list, from 1. */
const idOf = (item: unknown, at: number): string => {
  const { data } = named.safeParse(item);
  return data === undefined ? `#${at + 1}` : String(data.id).slice(0, 100);
};

/** A list whose items may lack the shape; one of which no item has it doesn't parse, because it lists something else. */
export const fittingItems = <T>(shape: z.ZodType<T>) =>
  z.array(z.unknown()).transform((all, context): FittingItems<T> => {
    const fit: T[] = [];
    const unfit: OutOfRangeItem[] = [];
    for (const [at, item] of all.entries()) {
      const read = shape.safeParse(item);
      if (read.success) fit.push(read.data);
      else
        unfit.push({
          ...{ id: idOf(item, at), effect: "leftOut" },
          field: read.error.issues[0]?.path.join(".") || "item",
        });
    }
    if (fit.length === 0 && all.length > 0) context.addIssue("expected items of this shape");
    return { fit, unfit };
  });
