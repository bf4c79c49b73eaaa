import { type CalendarSlot, snapToQuarter } from "./destination.ts";

const minuteAt = (column: HTMLElement, y: number): number | undefined => {
  const { from, to } = column.dataset;
  if (from === undefined || to === undefined) return undefined;
  const { top, height } = column.getBoundingClientRect();
  const part = Math.min(1, Math.max(0, (y - top) / height));
  return (Number(from) + part * (Number(to) - Number(from))) * 60;
};

/** The place of the calendar at a point of the window. */
export const calendarSlotAt = (x: number, y: number): CalendarSlot | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-day]");
    const { day, lane } = found?.dataset ?? {};
    if (found === null || day === undefined) continue;
    const minute = minuteAt(found, y);
    return {
      day,
      ...(lane === undefined ? {} : { lane }),
      ...(minute === undefined ? {} : { minute }),
    };
  }
  return undefined;
};

/** Tells places apart as far as a drop would: by day, row and quarter of an hour. */
export const calendarSlotKey = ({ day, lane, minute }: CalendarSlot): string =>
  [day, lane, minute === undefined ? undefined : snapToQuarter(minute)].join(" ");
