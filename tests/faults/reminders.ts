import { Temporal } from "temporal-polyfill";
import type { PushMessage } from "#contract/push.ts";
import type { ReminderLead } from "#contract/reminders.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import { chance } from "../fixtures/chance.ts";
import { startPushService } from "../fixtures/push/push-service.ts";
import { openReminderHouse, reminderFamily } from "../fixtures/reminders/reminder-house.ts";

const timeZone = "Europe/Berlin";
const [evening, bedtime, morning] = ["20:00", "22:00", "07:00"] as const;
const hour = 3600_000;
const day = 24 * hour;
const year = 2026;
const seed = 22;

/** One version of one time of an event, and from when to when it was what the calendar said. */
interface Time {
  readonly title: string;
  readonly startsAt: number;
  readonly memberIds: readonly string[];
  readonly leads: readonly ReminderLead[];
  readonly isUrgent: boolean;
  readonly from: number;
  until: number;
}

/** A single event or a weekly series that can still be changed. */
interface Known {
  readonly id: string;
  readonly isWeekly: boolean;
  times: Time[];
}

const zoned = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
const instantOf = (date: Temporal.PlainDate, time: string): number =>
  date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;

const isQuiet = (ms: number): boolean => {
  const time = zoned(ms).toPlainTime().toString({ smallestUnit: "minute" });
  return time >= bedtime || time < morning;
};

/** When a reminder is due by the calendar of people, apart from the program's own reckoning. */
const dueOf = (startsAt: number, lead: ReminderLead): number => {
  if ("minutes" in lead) return startsAt - lead.minutes * 60_000;
  if ("hours" in lead) return startsAt - lead.hours * hour;
  return zoned(startsAt).subtract({ days: lead.days }).epochMilliseconds;
};

/** When it should ring: at its time, or a quarter of an hour before the family goes to bed. */
const ringOf = (due: number, isUrgent: boolean): number => {
  if (isUrgent || !isQuiet(due)) return due;
  const at = zoned(due);
  const evening = at.hour < 12 ? at.toPlainDate().subtract({ days: 1 }) : at.toPlainDate();
  return instantOf(evening, bedtime) - 15 * 60_000;
};

/** Who hears of an event: whose it is, and the parents where it is a child's. */
const listenersOf = (memberIds: readonly string[]): string[] =>
  reminderFamily
    .filter(
      ({ id, parent }) =>
        memberIds.includes(id) ||
        (parent && reminderFamily.some(({ id: other, kid }) => kid && memberIds.includes(other))),
    )
    .map(({ id }) => id);

/** Nights on which a phone is off, from the evening until quiet hours end. */
const isOff = (memberId: string, at: number): boolean => {
  if (memberId === "leo") return false;
  const time = zoned(at).toPlainTime().toString({ smallestUnit: "minute" });
  if (time >= morning && time < evening) return false;
  const date = zoned(time < morning ? at - 12 * hour : at).toPlainDate();
  return (date.dayOfYear + reminderFamily.findIndex(({ id }) => id === memberId)) % 5 === 0;
};
const morningAfter = (at: number): number => {
  const isLate = zoned(at).hour >= 12;
  return instantOf(
    zoned(at)
      .toPlainDate()
      .add({ days: isLate ? 1 : 0 }),
    morning,
  );
};

interface Cut {
  readonly from: number;
  readonly to: number;
}

/** How often each phone should have rung for each event at each start. */
const expectedRings = (
  times: readonly Time[],
  { cuts, end }: { readonly cuts: readonly Cut[]; readonly end: number },
): Map<string, number> => {
  const expected = new Map<string, number>();
  for (const { title, startsAt, memberIds, leads, isUrgent, from, until } of times) {
    const rings = leads.map((lead) => ringOf(dueOf(startsAt, lead), isUrgent));
    for (const member of listenersOf(memberIds)) {
      const inTime = new Set(
        rings.flatMap((at) => {
          const cut = cuts.find((each) => at >= each.from && at < each.to);
          const told = cut === undefined ? at : cut.to;
          if (!(told >= from && told < Math.min(until, end, startsAt))) return [];
          // What comes to a phone that is off is heard once it is on, the last of several.
          const heard = isOff(member, told) ? morningAfter(told) : told;
          return heard < Math.min(end, startsAt) ? [heard] : [];
        }),
      );
      if (inTime.size > 0) expected.set(`${member} ${title} ${startsAt}`, inTime.size);
    }
  }
  return expected;
};

const leadsOf = (chances: ReturnType<typeof chance>): ReminderLead[] =>
  chances.of<ReminderLead[]>(
    [{ minutes: 30 }],
    [{ minutes: 10 }, { hours: 2 }],
    [{ days: 1 }],
    [{ days: 1 }, { minutes: 45 }],
  );

/** A family's year of reminders: the clock jumps from due time to due time. */
export const fault: Fault = {
  name: "reminders",
  run: async () => {
    const chances = chance(seed);
    const service = await startPushService();
    const begin = instantOf(Temporal.PlainDate.from(`${year}-01-01`), "09:00");
    const end = instantOf(Temporal.PlainDate.from(`${year + 1}-01-01`), "09:00");
    const house = openReminderHouse({
      ...{ at: new Date(begin).toISOString(), timeZone, host: service.host },
      settings: { sleepStart: bedtime, sleepEnd: morning, sleepNights: {} },
    });
    const phones = new Map(
      reminderFamily.map(({ id }) => [id, { phone: service.newPhone(), read: 0 }]),
    );
    for (const [id, { phone }] of phones) house.addPhone(id, phone);
    const rang = new Map<string, number>();
    let [sent, atNight, silent, toPhonesOff] = [0, 0, 0, 0];
    const shownAt = new Map<string, number>();
    const ring = (id: string, { title, url, urgent, firstSentAt }: PushMessage, at: number) => {
      const key = `${id} ${title} ${url.split("~").at(-1) ?? ""}`;
      // As the phone's service worker decides.
      const isSilent = (shownAt.get(key) ?? Number.NaN) >= Date.parse(firstSentAt ?? "");
      shownAt.set(key, at);
      if (isSilent) silent += 1;
      else rang.set(key, (rang.get(key) ?? 0) + 1);
      if (urgent !== true && isQuiet(at)) atNight += 1;
    };
    /** Waits at the push service for phones that are off: by phone and topic, the last of each. */
    const held = new Map<string, { id: string; message: PushMessage; on: number }>();
    const listen = (): void => {
      const now = house.clock.now();
      for (const [key, { id, message, on }] of held) {
        if (on > now) continue;
        held.delete(key);
        ring(id, message, on);
      }
      for (const [id, each] of phones)
        for (; each.read < each.phone.deliveries.length; each.read += 1) {
          const { message, topic, ttlSec } = each.phone.deliveries[each.read] ?? {};
          if (message === undefined) continue;
          sent += 1;
          if (!isOff(id, now)) ring(id, message, now);
          else {
            toPhonesOff += 1;
            const on = morningAfter(now);
            if (now + (ttlSec ?? 0) * 1000 >= on) held.set(`${id} ${topic}`, { id, message, on });
          }
        }
    };

    const all: Time[] = [];
    let known: Known[] = [];
    const cuts: Cut[] = [];
    let named = 0;
    const moment = (from: number): { date: Temporal.PlainDate; time: string } => ({
      date: zoned(from + (2 + chances.below(40)) * day).toPlainDate(),
      time: `${String(chances.below(24)).padStart(2, "0")}:${chances.of("00", "10", "25", "45")}`,
    });
    const add = async (): Promise<void> => {
      const now = house.clock.now();
      const { date, time } = moment(now);
      const isWeekly = chances.is(0.3);
      const title = `Event ${(named += 1)}`;
      const leads = leadsOf(chances);
      const isUrgent = chances.is(0.2);
      const memberIds = [chances.of("mom", "dad", "mia", "leo")];
      const starts = Array.from({ length: isWeekly ? 12 : 1 }, (_, week) =>
        instantOf(date.add({ weeks: week }), time),
      );
      const first = starts[0] ?? now;
      const id = await house.add({
        ...{ title, memberIds, allDay: false },
        ...{ start: new Date(first).toISOString(), end: new Date(first + hour).toISOString() },
        reminders: { before: leads, ...(isUrgent ? { urgent: true } : {}) },
        ...(isWeekly ? { recurrence: "FREQ=WEEKLY;COUNT=12" } : {}),
      });
      const times = starts.map((startsAt): Time => ({
        ...{
          title,
          startsAt,
          memberIds,
          leads,
          isUrgent,
          from: now,
          until: Number.POSITIVE_INFINITY,
        },
      }));
      all.push(...times);
      known.push({ id, isWeekly, times });
    };
    const replace = (one: Known, of: Time, by: Partial<Time>): void => {
      const now = house.clock.now();
      of.until = now;
      const next = { ...of, ...by, from: now, until: Number.POSITIVE_INFINITY };
      all.push(next);
      one.times = one.times.map((time) => (time === of ? next : time));
    };
    const changeOne = async (): Promise<void> => {
      const now = house.clock.now();
      // What is changed has rung of nothing yet, so that each version rings on its own.
      const open = known.flatMap((one) =>
        one.times
          .filter(({ startsAt }) => startsAt > now + 2.5 * day)
          .map((time) => ({ one, time })),
      );
      const target = open[chances.below(open.length)];
      if (target === undefined) return add();
      const { one, time } = target;
      const occurrence = new Date(time.startsAt).toISOString();
      const which = one.isWeekly ? ({ scope: "one", occurrence } as const) : {};
      if (chances.is(0.3)) {
        await house.remove(one.id, which);
        time.until = now;
        one.times = one.times.filter((each) => each !== time);
      } else if (chances.is(0.5)) {
        const leads = leadsOf(chances);
        const urgent = time.isUrgent ? { urgent: true as const } : {};
        await house.change(one.id, which, { reminders: { before: leads, ...urgent } });
        replace(one, time, { leads });
      } else if (!one.isWeekly) {
        const { date, time: clock } = moment(now);
        const startsAt = instantOf(date.add({ days: 1 }), clock);
        const to = {
          start: new Date(startsAt).toISOString(),
          end: new Date(startsAt + hour).toISOString(),
        };
        await house.change(one.id, {}, to);
        replace(one, time, { startsAt });
      } else {
        await house.change(one.id, which, { location: "Elsewhere" });
      }
      known = known.filter(({ times }) => times.length > 0);
    };

    await house.begin();
    for (let first = 0; first < 40; first += 1) await add();
    const changes = 300;
    const restarts = 20;
    const step = (end - begin) / changes;
    for (let change = 0; change < changes; change += 1) {
      const at = begin + change * step;
      await house.runUntil(at, listen);
      await (chances.is(0.4) ? add() : changeOne());
      listen();
      if (change % (changes / restarts) !== 7) continue;
      const from = house.clock.now();
      const to = instantOf(
        zoned(from + chances.below(30) * hour)
          .toPlainDate()
          .add({ days: 1 }),
        "10:00",
      );
      cuts.push({ from, to });
      await house.powerCut(to - from);
      listen();
    }
    await house.runUntil(end, listen);
    await house.close();
    await service.close();

    const expected = expectedRings(all, { cuts, end });
    const due = [...expected.values()].reduce((sum, count) => sum + count, 0);
    const over = (key: string): number => (rang.get(key) ?? 0) - (expected.get(key) ?? 0);
    const keys = [...new Set([...expected.keys(), ...rang.keys()])];
    const missed = keys.filter((key) => over(key) < 0);
    const doubled = keys.filter((key) => over(key) > 0);
    const tally = {
      ...{ due, sent, missed: missed.length, doubled: doubled.length, atNight },
      ...{ "to phones that were off": toPhonesOff, "silent once more": silent },
    };
    console.table({ ...tally, restarts: cuts.length, changes });
    for (const key of [...missed, ...doubled].slice(0, 10))
      console.error(`${key}: ${rang.get(key) ?? 0} rings, ${expected.get(key) ?? 0} due`);
    return [
      {
        promise: "a reminder that is due rings on each phone it is for",
        tries: due,
        losses: missed.length,
      },
      { promise: "none rings twice, or on another phone", tries: sent, losses: doubled.length },
      { promise: "none rings in quiet hours unless it is urgent", tries: sent, losses: atNight },
      {
        promise: "what the push service gets can be decrypted",
        tries: sent,
        losses: service.complaints.length,
      },
    ];
  },
};
