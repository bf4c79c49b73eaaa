/** Early in the morning today is told, in minutes of the day. */
const [morningFrom, morningUntil] = [5 * 60, 9 * 60];

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Which day is told at a minute of the day: tomorrow from the evening hour on, and today before nine. */
export const dayShownAt = (
  minute: number,
  evening: string | undefined,
  { today, tomorrow }: { readonly today: string; readonly tomorrow: string },
): string | undefined => {
  if (evening === undefined) return undefined;
  if (minute >= minuteOf(evening)) return tomorrow;
  return minute >= morningFrom && minute < morningUntil ? today : undefined;
};
