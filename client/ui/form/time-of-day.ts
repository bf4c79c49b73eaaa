const minutesInDay = 24 * 60;

/** A time of day (`HH:MM`) some minutes later, around midnight too. */
export const addMinutesToTime = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const sum = (hour * 60 + minute + minutes + minutesInDay) % minutesInDay;
  return `${String(Math.floor(sum / 60)).padStart(2, "0")}:${String(sum % 60).padStart(2, "0")}`;
};
