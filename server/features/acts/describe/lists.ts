import type { ListItem, NamedList } from "#contract/lists.ts";
import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, request, type RequestStep, undoneBy } from "../write-act.ts";
import { someOf } from "./some-of.ts";

/** What puts an item back under its id, with its tick. */
const putBack = (listId: string, { id, text, checked }: ListItem): RequestStep[] => [
  request("POST /api/lists/{id}/items", { params: { id: listId }, body: { id, text } }),
  ...(checked
    ? [
        request("POST /api/lists/{id}/items/{itemId}/close", {
          params: { id: listId, itemId: id },
        }),
      ]
    : []),
];

const whole = ({ id, name, icon, template, items }: NamedList): RequestStep[] => [
  request("POST /api/lists", {
    body: {
      ...{ id, name, template, items: items.map((item) => ({ id: item.id, text: item.text })) },
      ...(icon === undefined ? {} : { icon }),
    },
  }),
  ...items
    .filter(({ checked }) => checked)
    .map((item) =>
      request("POST /api/lists/{id}/items/{itemId}/close", { params: { id, itemId: item.id } }),
    ),
];

const listCalled = ({ id, name }: NamedList) =>
  ({ noun: "list", title: name, subject: `list ${id}` }) as const;

const itemCalled = (listId: string, { id, text }: ListItem) =>
  ({ noun: "listItem", title: text, subject: `list ${listId} item ${id}` }) as const;

/** How acts on named lists as a whole are told. */
const describeWholeLists = (known: (id: string) => NamedList | undefined) => [
  describeWrite({
    operation: "POST /api/lists",
    act: (_, list) => ({
      ...{ ...listCalled(list), verb: "added" },
      inverse: undoneBy("DELETE /api/lists/{id}", { params: { id: list.id } }),
    }),
  }),
  describeWrite({
    operation: "PATCH /api/lists/{id}",
    look: ({ params }) => known(params.id),
    act: ({ params, body }, list, before) => ({
      ...{ ...listCalled(list), verb: "changed" },
      inverse:
        before === undefined
          ? undefined
          : undoneBy("PATCH /api/lists/{id}", {
              params,
              body: {
                ...(body.name === undefined ? {} : { name: before.name }),
                ...(body.icon === undefined ? {} : { icon: before.icon ?? null }),
                ...(body.template === undefined ? {} : { template: before.template }),
              },
            }),
    }),
  }),
  describeWrite({
    operation: "DELETE /api/lists/{id}",
    look: ({ params }) => known(params.id),
    act: (_, __, before) =>
      before === undefined
        ? null
        : { ...listCalled(before), verb: "deleted", inverse: { requests: whole(before) } },
  }),
];

const isOpen = ({ items }: NamedList, itemId: string): boolean =>
  items.some(({ id, checked }) => id === itemId && !checked);

/** How acts on all the ticks of a named list are told. */
const describeTicks = (known: (id: string) => NamedList | undefined) => [
  describeWrite({
    operation: "POST /api/lists/{id}/clear",
    look: ({ params }) => known(params.id),
    act: (_, { id, items }, before) => {
      const left = new Set(items.map((item) => item.id));
      const gone = before?.items.filter((item) => !left.has(item.id)) ?? [];
      if (gone.length === 0) return null;
      return {
        ...{ noun: "listItem", verb: "cleared", title: someOf(gone.map(({ text }) => text)) },
        subject: `list ${id}`,
        inverse: { requests: gone.flatMap((item) => putBack(id, item)) },
      };
    },
  }),
  describeWrite({
    operation: "POST /api/lists/{id}/reopen",
    look: ({ params }) => known(params.id),
    act: ({ params }, list, before) => ({
      ...{ ...listCalled(list), verb: "reopened" },
      inverse:
        before === undefined
          ? undefined
          : {
              requests: before.items
                .filter((item) => item.checked && isOpen(list, item.id))
                .map((item) =>
                  request("POST /api/lists/{id}/items/{itemId}/close", {
                    params: { id: params.id, itemId: item.id },
                  }),
                ),
            },
    }),
  }),
];

/** How an item that is put on a named list is told. */
const describeAdded = (known: (id: string) => NamedList | undefined) => [
  describeWrite({
    operation: "POST /api/lists/{id}/items",
    look: ({ params }) => known(params.id)?.items,
    act: ({ params, body }, item, before) => {
      const steps = { params: { id: params.id, itemId: item.id } };
      return {
        ...{ ...itemCalled(params.id, item), verb: "added", memberId: body.memberId },
        // What was there ticked is ticked again, whoever's it is.
        inverse: before?.some(({ id }) => id === item.id)
          ? undoneBy("POST /api/lists/{id}/items/{itemId}/close", steps)
          : undoneBy("DELETE /api/lists/{id}/items/{itemId}", steps),
      };
    },
  }),
];

/** How other acts on what is on a named list are told. */
const describeItems = (known: (listId: string, id: string) => ListItem | undefined) => [
  describeWrite({
    operation: "PATCH /api/lists/{id}/items/{itemId}",
    look: ({ params }) => known(params.id, params.itemId),
    act: ({ params }, item, before) => ({
      ...{ ...itemCalled(params.id, item), verb: "changed" },
      inverse:
        before === undefined
          ? undefined
          : undoneBy("PATCH /api/lists/{id}/items/{itemId}", {
              params,
              body: { text: before.text },
            }),
    }),
  }),
  describeWrite({
    operation: "DELETE /api/lists/{id}/items/{itemId}",
    look: ({ params }) => known(params.id, params.itemId),
    act: ({ params }, _, before) =>
      before === undefined
        ? null
        : {
            ...{ ...itemCalled(params.id, before), verb: "deleted" },
            inverse: { requests: putBack(params.id, before) },
          },
  }),
  describeWrite({
    operation: "POST /api/lists/{id}/items/{itemId}/close",
    act: ({ params }, item) => ({
      ...{ ...itemCalled(params.id, item), verb: "done" },
      inverse: undoneBy("POST /api/lists/{id}/items/{itemId}/reopen", { params }),
    }),
  }),
  describeWrite({
    operation: "POST /api/lists/{id}/items/{itemId}/reopen",
    act: ({ params }, item) => ({
      ...{ ...itemCalled(params.id, item), verb: "reopened" },
      inverse: undoneBy("POST /api/lists/{id}/items/{itemId}/close", { params }),
    }),
  }),
];

/** How acts on named lists are told. */
export const describeLists = ({ lists }: ActLookups) => {
  const known = (id: string) => lists().find((list) => list.id === id);
  return [
    ...describeWholeLists(known),
    ...describeTicks(known),
    ...describeAdded(known),
    ...describeItems((listId, id) => known(listId)?.items.find((item) => item.id === id)),
  ];
};
