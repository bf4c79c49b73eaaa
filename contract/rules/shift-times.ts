/** The hours of shifts where a pattern names no others. */
export const usualShiftTimes = {
  early: { start: "06:00", end: "14:00" },
  late: { start: "14:00", end: "22:00" },
  night: { start: "22:00", end: "06:00" },
};
