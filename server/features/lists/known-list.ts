import { randomBytes } from "node:crypto";
import type { NamedList } from "#contract/lists.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import type { ListStore } from "./list-store.ts";

/** Makes an id of 128 bits as 32 hex digits, as callers choose them. */
export const newListId = (): string => randomBytes(16).toString("hex");

/** The refusal of more than a phone could hold. */
export const listFull = (what: "items" | "lists"): Conflict =>
  new Conflict(
    "listFull",
    what === "items" ? apiSentence("listFull.items") : apiSentence("listFull.lists"),
  );

/** The list; throws 404 where there is none. */
export const knownList = (store: ListStore, id: string): NamedList => {
  const list = store.list(id);
  if (list === null) throw new NotFound("list");
  return list;
};
