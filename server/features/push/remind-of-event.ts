import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { PushAction, PushLanguage, PushMessage } from "#contract/push.ts";
import type { Settings } from "#contract/settings.ts";
import { iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import { notificationTexts, truncateForNotification } from "./notification-texts.ts";
import type { Recipients } from "./recipients.ts";

interface RemindOfEventDeps {
  readonly recipients: Pick<Recipients, "tellMember">;
  readonly roster: () => Roster;
  readonly settings: () => Pick<Settings, "timeZone" | "locale">;
}

/** An event of which a member is reminded; instants in milliseconds since 1970. */
export interface EventNews {
  readonly event: CalendarEvent;
  readonly key: string;
  readonly startsAt: number;
  readonly memberId: string;
  readonly expiresAt: number;
  /** They asked to be reminded again, so it comes in quiet hours too. */
  readonly isAskedFor?: true;
  /** When it was sent before their quiet hours, as their phone may have been off; milliseconds since 1970. */
  readonly firstAt?: number;
}

interface Reading {
  readonly language: PushLanguage;
  /** A BCP 47 tag in that language. */
  readonly tag: string;
  readonly timeZone: string;
}

const dayIn = (ms: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();

/** The name of an event's day by the clock of the family: today and tomorrow by these words. */
const dayName = (ms: number, now: number, { language, tag, timeZone }: Reading): string => {
  const say = notificationTexts[language];
  const away = dayIn(now, timeZone).until(dayIn(ms, timeZone)).days;
  if (away === 0) return say.today;
  if (away === 1) return say.tomorrow;
  const look = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  return new Intl.DateTimeFormat(tag, look).format(ms);
};

const timeName = (ms: number, { tag, timeZone }: Reading, withDay = false): string => {
  const look = { hour: "numeric", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat(tag, withDay ? { ...look, weekday: "short" } : look).format(ms);
};

/** The time of an event at home, and where a phone is elsewhere also there. */
const whenOf = (
  { event, startsAt }: EventNews,
  { now, phoneZone, reading }: { now: number; phoneZone: string | null; reading: Reading },
): string => {
  const say = notificationTexts[reading.language];
  const day = dayName(startsAt, now, reading);
  if (event.allDay) return `${day}, ${say.allDay}`;
  const home = timeName(startsAt, reading);
  if (phoneZone === null) return `${day}, ${home}`;
  const isSameDay = dayIn(startsAt, phoneZone).equals(dayIn(startsAt, reading.timeZone));
  const there = timeName(startsAt, { ...reading, timeZone: phoneZone }, !isSameDay);
  return `${day}, ${home}${there === home ? "" : ` (${say.whereYouAre(there)})`}`;
};

/** When to leave, who drives and who collects, as far as it is known; the times are those at home. */
const rideWords = (
  { leaveAt, driver, collector }: CalendarEvent,
  roster: Roster,
  reading: Reading,
): string[] => {
  const say = notificationTexts[reading.language];
  const nameOf = (memberId: string | undefined): string | undefined => {
    const name = roster.find(({ id }) => id === memberId)?.name;
    return name && truncateForNotification(name, 20);
  };
  const [drives, collects] = [nameOf(driver), nameOf(collector)];
  const words = [
    ...(leaveAt === undefined ? [] : [say.leave(timeName(Date.parse(leaveAt), reading))]),
    ...(drives === undefined ? [] : [say.drives(drives)]),
    ...(collects === undefined ? [] : [say.collects(collects)]),
  ].join(", ");
  return words === "" ? [] : [words.charAt(0).toUpperCase() + words.slice(1)];
};

const topicOf = (id: string): string =>
  `event-${createHash("sha256").update(id).digest("base64url").slice(0, 22)}`;

const actionsOf = (id: string, language: PushLanguage): PushAction[] => {
  const say = notificationTexts[language];
  const path = `/api/reminders/${encodeURIComponent(id)}`;
  const call = { method: "POST", body: {} } as const;
  return [
    {
      ...{ action: "snooze", title: say.snooze, settled: say.over, failed: say.tryAgain },
      call: { ...call, path: `${path}/snooze` },
    },
    {
      ...{ action: "onMyWay", title: say.onMyWay, settled: say.over, failed: say.notYet },
      call: { ...call, path: `${path}/on-my-way` },
    },
  ];
};

/** Creates what queues the reminder of an event for a member's phones, in each phone's language and zone. */
export const createRemindOfEvent =
  ({ recipients, roster, settings }: RemindOfEventDeps) =>
  (news: EventNews, now: number): void => {
    const { event, key, startsAt, memberId, expiresAt, isAskedFor = false, firstAt } = news;
    const { timeZone, locale } = settings();
    const id = `${key}~${startsAt}`;
    const names = roster()
      .filter((member) => event.memberIds.includes(member.id))
      .map(({ name }) => truncateForNotification(name, 20));
    recipients.tellMember(memberId, "reminder", {
      ...{ topic: topicOf(id), expiresAt },
      message: (phone, language): PushMessage => {
        const tag = locale.toLowerCase().startsWith(language) ? locale : language;
        const reading = { language, tag, timeZone };
        const when = whenOf(news, { now, phoneZone: phone.timeZone, reading });
        const place = event.location === undefined ? [] : [truncateForNotification(event.location)];
        return {
          kind: "reminder",
          title: truncateForNotification(event.title || notificationTexts[language].busy),
          body: [
            ...[when, ...rideWords(event, roster(), reading)],
            ...(names.length === 0 ? [] : [names.join(", ")]),
            ...place,
          ].join(" · "),
          tag: topicOf(id),
          url: `/m/calendar/reminder/${encodeURIComponent(id)}`,
          actions: actionsOf(id, language),
          ...(event.reminders?.urgent === true || isAskedFor ? { urgent: true } : {}),
          ...(firstAt === undefined ? {} : { firstSentAt: iso(firstAt) }),
        };
      },
    });
  };
