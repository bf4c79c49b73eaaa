import * as z from "zod";
import type { Operations } from "./operation.ts";
import { icon, id, line, memberId } from "./values.ts";

/** The most lists, and the most things on one: a phone holds all of them. */
export const [mostLists, mostListItems] = [60, 300];

const listItem = z
  .object({ id, text: z.string(), checked: z.boolean(), addedBy: memberId.optional() })
  .meta({ id: "ListItem" });
export type ListItem = z.infer<typeof listItem>;

/** An item after it was put on a list. */
const addedListItem = listItem
  .extend({
    was: z.strictObject({ checked: z.boolean() }).exactOptional().meta({
      description: "How the item stood there that it became one with; left out for a new one.",
    }),
  })
  .meta({ id: "AddedListItem" });

const namedList = z
  .object({
    id,
    name: z.string(),
    icon: icon.optional(),
    template: z.boolean().meta({ description: "Kept to begin other lists with." }),
    items: z.array(listItem),
  })
  .meta({ id: "NamedList" });
export type NamedList = z.infer<typeof namedList>;

const namedLists = z.object({ lists: z.array(namedList) }).meta({ id: "NamedLists" });
export type NamedLists = z.infer<typeof namedLists>;

/** An id that the caller may choose, 32 hex digits, so that what waits for the network can name what it adds. */
const chosenId = z.string().regex(/^[\da-f]{32}$/, "expected 32 hex digits");

const newItem = z.strictObject({ id: chosenId.optional(), text: line });

const [listPath, itemPath] = [z.object({ id }), z.object({ id, itemId: id })];

const socks = { id: "s1", text: "Socks", checked: false };
const packing = { id: "l1", name: "Packing", icon: "suitcase", template: false, items: [socks] };
const ofAnyone = { access: "anyone", right: "tick", stale: ["lists"] } as const;

export const lists = {
  "GET /api/lists": {
    operationId: "listNamedLists",
    summary: "The family's named lists, whole, in the order in which they were made",
    description: "The grocery list and the to-dos are lists of their own.",
    access: "anyone",
    answer: namedLists,
    topic: "lists",
    example: { answer: { lists: [packing] } },
  },
  "POST /api/lists": {
    ...ofAnyone,
    operationId: "createNamedList",
    summary: "Make a list, empty or with things on it",
    description: `At most ${mostLists} lists with ${mostListItems} things each (409 \`listFull\`). What begins with a template is sent with the template's things; what is named twice in the same words is on it once. An id that is known already answers with its list.`,
    body: z.strictObject({
      id: chosenId.optional(),
      name: line,
      icon: icon.optional(),
      template: z.boolean().default(false),
      items: z
        .array(newItem)
        .max(mostListItems)
        .refine((items) => {
          const ids = items.flatMap((item) => item.id ?? []);
          return new Set(ids).size === ids.length;
        }, "expected an id of its own for each")
        .default([]),
    }),
    status: 201,
    answer: namedList,
    errors: [409],
    example: {
      body: { name: "Packing", icon: "suitcase", items: [{ text: "Socks" }] },
      answer: packing,
    },
  },
  "PATCH /api/lists/{id}": {
    ...ofAnyone,
    operationId: "updateNamedList",
    summary: "Rename a list, or keep it as a template",
    description: "Null takes the picture away; what is left out stays.",
    params: listPath,
    body: z.strictObject({ name: line, icon: icon.nullable(), template: z.boolean() }).partial(),
    answer: namedList,
    example: { body: { name: "Packing for Denmark" }, answer: packing },
  },
  "DELETE /api/lists/{id}": {
    ...ofAnyone,
    right: "write",
    operationId: "deleteNamedList",
    summary: "Delete a list with everything on it",
    params: listPath,
    status: 204,
    answer: z.void(),
    example: {},
  },
  "POST /api/lists/{id}/items": {
    ...ofAnyone,
    operationId: "addListItem",
    summary: "Put something on a list; what is on it in the same words is open again instead",
    description: "`memberId` is who adds it; a phone's own member where it isn't given.",
    params: listPath,
    body: newItem.extend({ memberId: memberId.optional() }),
    status: 201,
    answer: addedListItem,
    errors: [409],
    example: { body: { text: "Socks" }, answer: socks },
  },
  "PATCH /api/lists/{id}/items/{itemId}": {
    ...ofAnyone,
    operationId: "updateListItem",
    summary: "Change what an item says; what is there in the same words becomes one with it",
    params: itemPath,
    body: z.strictObject({ text: line }),
    answer: listItem,
    example: { body: { text: "Warm socks" }, answer: { ...socks, text: "Warm socks" } },
  },
  "DELETE /api/lists/{id}/items/{itemId}": {
    ...ofAnyone,
    operationId: "deleteListItem",
    summary: "Take something off a list",
    params: itemPath,
    status: 204,
    answer: z.void(),
    example: {},
  },
  "POST /api/lists/{id}/items/{itemId}/close": {
    ...ofAnyone,
    operationId: "checkListItem",
    summary: "Tick an item off; again is no error",
    params: itemPath,
    answer: listItem,
    example: { answer: { ...socks, checked: true } },
  },
  "POST /api/lists/{id}/items/{itemId}/reopen": {
    ...ofAnyone,
    operationId: "uncheckListItem",
    summary: "Take an item's tick back; again is no error",
    params: itemPath,
    answer: listItem,
    example: { answer: socks },
  },
  "POST /api/lists/{id}/clear": {
    ...ofAnyone,
    operationId: "clearCheckedListItems",
    summary: "Drop what is ticked off; the list that is left",
    description:
      "Of `itemIds`, what is still ticked; without a body all that is ticked when it arrives.",
    params: listPath,
    body: z.strictObject({ itemIds: z.array(id).max(mostListItems) }).optional(),
    answer: namedList,
    example: { body: { itemIds: ["s1"] }, answer: { ...packing, items: [] } },
  },
  "POST /api/lists/{id}/reopen": {
    ...ofAnyone,
    operationId: "uncheckNamedList",
    summary: "Take every tick of a list back, to begin it again",
    description: "Of `itemIds` alone; without a body all that is ticked when it arrives.",
    params: listPath,
    body: z.strictObject({ itemIds: z.array(id).max(mostListItems) }).optional(),
    answer: namedList,
    example: { body: { itemIds: ["s1"] }, answer: packing },
  },
} as const satisfies Operations;
