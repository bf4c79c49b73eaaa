import type { StoredTodo, TodoPatch } from "../../calendar/object-port.ts";

/** A list of to-dos at a calendar server that a family chose. */
export interface AccountTodoList {
  readonly id: string;
  readonly name: string;
  /** Whose it is; nobody: everybody's. */
  readonly memberIds: readonly string[];
  /** Whether it holds events too. */
  readonly hasEvents: boolean;
}

/** Reads and writes the to-dos of accounts at calendar servers, as they are stored here with what waits to be sent. */
export interface TodoLists {
  /** The list that a screen chose for the family's to-dos; null: the house. */
  chosen(): string | null;
  /** The lists that can be written, in the order of accounts and their calendars. */
  lists(): readonly AccountTodoList[];
  /** Every to-do of a list that can be read; the same array while none of them changed. */
  todos(listId: string): readonly StoredTodo[];
  /** Writes a new to-do within the caller's transaction; returns its UID. It is sent afterwards. */
  add(listId: string, patch: TodoPatch): string;
  /** Changes a to-do within the caller's transaction; nothing where there is none of this UID. */
  change(listId: string, uid: string, patch: TodoPatch): void;
}
