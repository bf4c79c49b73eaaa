import type { OperationInput } from "#contract/api.ts";
import type { GroceryItem } from "#contract/grocery.ts";
import { foodKey } from "#server/food/food-key.ts";
import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, request, undoneBy, type WriteAct } from "../write-act.ts";
import { additionsBetween } from "#server/food/take-back.ts";
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

/** Taking back a change; what had become one with its row by its new name is put on the list again. */
const notChanged = (
  params: { readonly id: string },
  body: OperationInput<"PATCH /api/grocery/{id}">["body"],
  item: GroceryItem,
  all: readonly GroceryItem[],
): WriteAct["inverse"] => {
  const before = all.find(({ id }) => id === params.id);
  if (before === undefined) return undefined;
  const amount = body.amount === undefined ? before.amount : (body.amount ?? undefined);
  const isMore = item.amount !== amount;
  const food = foodKey(item.name);
  const same =
    food === foodKey(before.name)
      ? []
      : all.filter(({ id, name, checked }) => id !== item.id && !checked && foodKey(name) === food);
  return {
    requests: [
      request("PATCH /api/grocery/{id}", {
        params,
        body: {
          ...(body.name === undefined ? {} : { name: before.name }),
          ...(body.amount === undefined && !isMore ? {} : { amount: before.amount ?? null }),
        },
      }),
      // A source that keeps both still has them.
      ...same
        .filter((one) => isMore || one.amount === undefined)
        .map((one) => request("POST /api/grocery", { body: { name: one.name, ...amountOf(one) } })),
    ],
  };
};

/** How what is put on the grocery list, changed and taken off is told. */
const describeWritten = ({ grocery }: ActLookups) => [
  describeWrite({
    operation: "POST /api/grocery",
    look: () => grocery(),
    act: ({ body }, item, before) => ({
      // Not who added its row, which may have been there.
      ...{ ...called(item), verb: "added", memberId: body.memberId },
      inverse: before === undefined ? undefined : notAdded(item, before),
    }),
  }),
  describeWrite({
    operation: "PATCH /api/grocery/{id}",
    look: () => grocery(),
    act: ({ params, body }, item, before) => ({
      ...{ ...called(item), subject: `grocery ${params.id}`, verb: "changed" },
      inverse:
        before === undefined || item.id !== params.id
          ? undefined
          : notChanged(params, body, item, before),
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
