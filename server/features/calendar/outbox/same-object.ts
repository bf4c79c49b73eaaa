import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";

/** Whether two versions of an object say the same to a family; null: there is none. */
export const isSameObject = (
  editor: Pick<ObjectEditor, "isSame">,
  a: string | null,
  b: string | null,
): boolean => a === b || (a !== null && b !== null && editor.isSame(a, b));
