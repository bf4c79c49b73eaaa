import type { Bin } from "#contract/bins.ts";
import type { Holiday } from "#contract/holidays.ts";
import type { SchoolDay, Subject } from "#contract/timetable.ts";
import type { DayLine } from "#contract/tomorrow.ts";

/** A bin that is collected on the day, so that it is put out the evening before. */
export const binLine = ({ name, icon }: Bin): DayLine => ({
  ...{ about: "bin", text: name, memberIds: [], icon },
});

/** Holidays of the day, public or of schools. */
export const holidayLine = ({ name }: Holiday): DayLine => ({
  ...{ about: "holiday", text: name, memberIds: [] },
});

/** A child's lessons of the day, each subject once in their order, and what to bring; nothing where there is no school. */
export const schoolLines = (
  { memberId, lessons, bring, free }: SchoolDay,
  subjects: readonly Subject[],
): DayLine[] => {
  if (free !== undefined) return [];
  const names = [...new Set(lessons.map(({ subjectId }) => subjectId))].flatMap(
    (subjectId) => subjects.find(({ id }) => id === subjectId)?.name ?? [],
  );
  const memberIds = [memberId];
  return [
    ...(names.length === 0
      ? []
      : [{ about: "school" as const, text: names.join(", "), memberIds }]),
    ...bring.map((text) => ({ about: "bring" as const, text, memberIds })),
  ];
};
