/** The minute of the day that a time (`HH:MM`) is, 0 to 1439. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
