import type { GroceryItem } from "#contract/grocery.ts";
import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, undoneBy, type WriteAct } from "../write-act.ts";
import { additionsBetween } from "../../grocery/take-back.ts";
import { someOf } from "./some-of.ts";

const called = ({ id, name, amount }: GroceryItem) =>
  ({
    noun: "grocery",
    title: amount === undefined ? name : `${amount} ${name}`,
    subject: `grocery ${id}`,
  }) as const;

const known = async (
  grocery: ActLookups["grocery"],
  id: string,
): Promise<GroceryItem | undefined> => (await grocery()).find((item) => item.id === id);

const amountOf = ({ amount }: GroceryItem) => (amount === undefined ? {} : { amount });

/** Taking back what was put on the list: only that, whatever was added to its row otherwise. */
const notAdded = (item: GroceryItem, before: readonly GroceryItem[]): WriteAct["inverse"] => {
  const same = before.filter(({ id }) => id === item.id);
  const added = additionsBetween(same, [item]);
  return undoneBy("POST /api/grocery/take-back", { body: { added } });
};

/** How what is put on the grocery list, changed and taken off is told. */
const describeWritten = ({ grocery }: ActLookups) => [
  describeWrite({
    operation: "POST /api/grocery",
    look: () => grocery(),
    act: (_, item, before) => ({
      ...{ ...called(item), verb: "added", memberId: item.addedBy },
      inverse: before === undefined ? undefined : notAdded(item, before),
    }),
  }),
  describeWrite({
    operation: "PATCH /api/grocery/{id}",
    look: ({ params }) => known(grocery, params.id),
    act: ({ params, body }, item, before) => ({
      ...{ ...called(item), subject: `grocery ${params.id}`, verb: "changed" },
      inverse:
        before === undefined || item.id !== params.id
          ? undefined
          : undoneBy("PATCH /api/grocery/{id}", {
              params,
              body: {
                ...(body.name === undefined ? {} : { name: before.name }),
                ...(body.amount === undefined ? {} : { amount: before.amount ?? null }),
              },
            }),
    }),
  }),
  describeWrite({
    operation: "DELETE /api/grocery/{id}",
    look: ({ params }) => known(grocery, params.id),
    act: (_, __, before) =>
      before === undefined
        ? null
        : {
            ...{ ...called(before), verb: "deleted" },
            inverse: undoneBy("POST /api/grocery", {
              body: { name: before.name, ...amountOf(before) },
            }),
          },
  }),
];

/** How ticks on the grocery list are told, and what clears them away. */
const describeTicks = ({ grocery }: ActLookups) => [
  describeWrite({
    operation: "POST /api/grocery/{id}/close",
    act: ({ params }, item) => ({
      ...{ ...called(item), verb: "done" },
      inverse: undoneBy("POST /api/grocery/{id}/reopen", { params }),
    }),
  }),
  describeWrite({
    operation: "POST /api/grocery/{id}/reopen",
    act: ({ params }, item) => ({
      ...{ ...called(item), verb: "reopened" },
      inverse: undoneBy("POST /api/grocery/{id}/close", { params }),
    }),
  }),
  describeWrite({
    operation: "POST /api/grocery/clear",
    look: () => grocery(),
    act: (_, { items }, before) => {
      const left = new Set(items.map(({ id }) => id));
      const gone = (before ?? []).filter(({ id }) => !left.has(id));
      if (gone.length === 0) return null;
      return {
        ...{ noun: "grocery", verb: "cleared", subject: "groceries" },
        title: someOf(gone.map(({ name }) => name)),
      };
    },
  }),
];

/** How acts on the grocery list are told. */
export const describeGrocery = (lookups: ActLookups) => [
  ...describeWritten(lookups),
  ...describeTicks(lookups),
];
