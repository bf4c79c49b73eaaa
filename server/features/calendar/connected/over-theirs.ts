import type { EditContext, ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";

/** A write as it is meant on what its server has now; `current` null: nothing. */
export const overTheirs = (
  write: CalendarWrite,
  current: string | null,
  editor: Pick<ObjectEditor, "edit">,
  context: Pick<EditContext, "now" | "zone">,
): CalendarWrite => {
  const { edit, wantedIcs, other } = write;
  if (edit === null || current === null) return { ...write, baseIcs: current, edit: null };
  const newUid = (): string => other?.uid ?? crypto.randomUUID();
  const { ics, following } = editor.edit(current, edit, { ...context, newUid });
  return {
    ...{ ...write, baseIcs: current },
    wantedIcs: ics ?? (edit.kind === "remove" ? null : wantedIcs),
    other: other === null || following === undefined ? other : { ...other, ics: following.ics },
  };
};
