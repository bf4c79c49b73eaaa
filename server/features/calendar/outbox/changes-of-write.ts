import type { CalendarWrite } from "./calendar-write.ts";
import type { CalendarChange, ChangeKind } from "./change-store.ts";

type NewChange = Omit<CalendarChange, "id">;

const kindOf = ({ isMove, baseIcs, wantedIcs, edit, family }: CalendarWrite): ChangeKind => {
  if (family !== null || edit?.kind === "detach") return "movedAway";
  if (baseIcs === null) return "added";
  if (isMove) return "movedAway";
  return wantedIcs === null ? "deleted" : "changed";
};

const actOf = ({ id, act }: CalendarWrite): number => act ?? id;

/** What a write changed at its own place. */
export const ownChange = (write: CalendarWrite, changedAt: number): NewChange => {
  const { memberId, title, isMove, baseIcs, wantedIcs, family } = write;
  const actId = actOf(write);
  const { calendarId, path, url, uid } = write;
  return {
    ...{ actId, memberId, title, changedAt, calendarId, path, url, uid, kind: kindOf(write) },
    ...{ beforeIcs: baseIcs, afterIcs: isMove ? null : wantedIcs, family },
  };
};

/** What a write added at its other place; null where it has none. */
export const otherChange = (write: CalendarWrite, changedAt: number): NewChange | null => {
  const { memberId, title, other } = write;
  if (other === null) return null;
  const actId = actOf(write);
  const { ics: afterIcs, ...place } = other;
  return {
    ...{ actId, memberId, title, changedAt },
    ...{ ...place, kind: "added", beforeIcs: null, afterIcs, family: null },
  };
};
