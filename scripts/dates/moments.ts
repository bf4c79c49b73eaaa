import { Temporal } from "temporal-polyfill";

/** A moment at which tests are begun, on the clocks of a zone. */
export interface Moment {
  readonly name: string;
  readonly at: Temporal.ZonedDateTime;
}

const berlin = "Europe/Berlin";
/** Where the house of the browser tests stands; its page is in Tokyo, on the next day already. */
const losAngeles = "America/Los_Angeles";
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The first day after `now` that is as wanted, at a time of its clocks. */
const next = (
  now: Temporal.Instant,
  zone: string,
  time: string,
  isWanted: (day: Temporal.PlainDate) => boolean,
): Temporal.ZonedDateTime => {
  let day = now.toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 });
  while (!isWanted(day)) day = day.add({ days: 1 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
};

/** Two minutes before a zone's clocks next go forward, and before they next go back. */
const changes = (now: Temporal.Instant, zone: string): Moment[] => {
  const moments: Moment[] = [];
  for (let at = now.toZonedDateTimeISO(zone); moments.length < 2;) {
    const change = at.getTimeZoneTransition("next");
    if (change === null) throw new Error(`${zone} no longer changes its clocks`);
    at = change;
    const before = change.subtract({ minutes: 2 });
    const way = change.offsetNanoseconds > before.offsetNanoseconds ? "forward" : "back";
    moments.push({ name: `clocks go ${way}`, at: before });
  }
  return moments;
};

const lastDays = (now: Temporal.Instant, zone: string): Moment[] => [
  {
    name: "28 February",
    at: next(now, zone, "23:58", ({ month, day, inLeapYear }) => {
      return month === 2 && day === 28 && !inLeapYear;
    }),
  },
  {
    name: "29 February",
    at: next(now, zone, "12:00", ({ month, day }) => month === 2 && day === 29),
  },
  {
    name: "31 December",
    at: next(now, zone, "23:58", ({ month, day }) => month === 12 && day === 31),
  },
];

/** When unit and API tests may go wrong: where clocks change, on the last days of February and of the year, just before midnight, and on each weekday that is none of these. */
export const unitMoments = (now: Temporal.Instant): Moment[] => {
  const special = [...lastDays(now, berlin), ...changes(now, berlin), ...changes(now, losAngeles)];
  const missing = weekdays.flatMap((name, at) =>
    special.some((moment) => moment.at.dayOfWeek === at + 1) ? [] : [{ name, dayOfWeek: at + 1 }],
  );
  const ordinary = missing.map(({ name, dayOfWeek }, at) => {
    // Berlin's night is still the day before in UTC, the evening at the ocean is already the day after.
    const [zone, time] = at % 2 === 0 ? [berlin, "00:30"] : [losAngeles, "23:58"];
    return { name, at: next(now, zone, time, (day) => day.dayOfWeek === dayOfWeek) };
  });
  return [...special, ...ordinary];
};

/** When browser tests may: on a Sunday that is Monday for the page, where the house's clocks change, and before the midnight of a year's end. */
export const browserMoments = (now: Temporal.Instant): Moment[] => [
  { name: "Sunday", at: next(now, losAngeles, "11:30", ({ dayOfWeek }) => dayOfWeek === 7) },
  ...changes(now, losAngeles).slice(0, 1),
  ...lastDays(now, losAngeles).slice(-1),
];
