import type {
  EditContext,
  MergedEdit,
  ObjectEditor,
} from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import { isSameObject } from "../same-object.ts";

/** Decides what to do with an object of which the server has `current`; null: nothing. */
export const planEdit = (
  { baseIcs, wantedIcs, edit, other }: CalendarWrite,
  current: string | null,
  editor: Pick<ObjectEditor, "isSame" | "merge">,
  context: Pick<EditContext, "now" | "zone">,
): MergedEdit => {
  const asMeant = {
    kind: "edited",
    edited: { ics: wantedIcs, ...(other === null ? {} : { following: other }) },
  } as const;
  if (current === baseIcs) return asMeant;
  if (isSameObject(editor, wantedIcs, current)) return { kind: "same" };
  if (edit !== null && baseIcs !== null) {
    const newUid = (): string => other?.uid ?? crypto.randomUUID();
    return editor.merge(baseIcs, current, edit, { ...context, newUid });
  }
  return isSameObject(editor, baseIcs, current) ? asMeant : { kind: "conflict" };
};

/** Whether the times that a write takes out of an object aren't in the one that the server has. */
export const hasLeft = (
  { baseIcs, edit, other }: CalendarWrite,
  current: string | null,
  editor: Pick<ObjectEditor, "merge">,
  context: Pick<EditContext, "now" | "zone">,
): boolean => {
  if (edit?.kind !== "detach" || baseIcs === null || current === null || other === null)
    return false;
  const removal = { kind: "remove", which: edit.which } as const;
  const newUid = (): string => other.uid;
  return editor.merge(baseIcs, current, removal, { ...context, newUid }).kind === "same";
};
