import { Temporal } from "temporal-polyfill";
import type { PushMessage } from "#contract/push.ts";
import type { ReminderLead } from "#contract/reminders.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import { chance } from "../fixtures/chance.ts";
import { startPushService } from "../fixtures/push/push-service.ts";
import {
  type Cut,
  bedtime,
  dayMs,
  expectedRings,
  hourMs,
  familyInstant,
  isOff,
  isQuiet,
  morning,
  morningAfter,
  type Time,
  timeZone,
  zoned,
} from "./reminders/expected-rings.ts";
import { openReminderHouse, reminderFamily } from "../fixtures/reminders/reminder-house.ts";

const year = 2026;
const seed = 22;

/** A single event or a weekly series that can still be changed. */
interface Known {
  readonly id: string;
  readonly isWeekly: boolean;
  times: Time[];
}

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
    const begin = familyInstant(Temporal.PlainDate.from(`${year}-01-01`), "09:00");
    const end = familyInstant(Temporal.PlainDate.from(`${year + 1}-01-01`), "09:00");
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
      date: zoned(from + (2 + chances.below(40)) * dayMs).toPlainDate(),
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
        familyInstant(date.add({ weeks: week }), time),
      );
      const first = starts[0] ?? now;
      const id = await house.add({
        ...{ title, memberIds, allDay: false },
        ...{ start: new Date(first).toISOString(), end: new Date(first + hourMs).toISOString() },
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
          .filter(({ startsAt }) => startsAt > now + 2.5 * dayMs)
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
        const startsAt = familyInstant(date.add({ days: 1 }), clock);
        const to = {
          start: new Date(startsAt).toISOString(),
          end: new Date(startsAt + hourMs).toISOString(),
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
      const to = familyInstant(
        zoned(from + chances.below(30) * hourMs)
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
