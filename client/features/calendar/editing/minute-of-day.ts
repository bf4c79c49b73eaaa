const two = (value: number): string => String(value).padStart(2, "0");

/** A minute of the day as `HH:MM`. */
export const formatMinuteOfDay = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of the day that `HH:MM` says; undefined for anything else. */
export const parseMinuteOfDay = (time: string): number | undefined => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};
