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
