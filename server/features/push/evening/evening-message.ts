import type { CalendarEvent } from "#contract/calendar.ts";
import type { PushLanguage, PushMessage } from "#contract/push.ts";
import { sharedFirsts } from "#contract/rules/shared-firsts.ts";
import type { CalendarNews, Clothes, DayAhead, DayLine } from "#contract/tomorrow.ts";
import type { Roster } from "#server/config/roster.ts";
import { notificationTexts, truncateForNotification } from "../notification-texts.ts";

interface Words {
  readonly title: string;
  /** What an event is called that has no title. */
  readonly untitled: string;
  /** Of an event without a title just who drives. */
  readonly drives: (name: string, title: string) => string;
  readonly collects: (name: string, title: string) => string;
  readonly leave: (time: string) => string;
  readonly dinner: (dishes: string) => string;
  readonly bin: (name: string) => string;
  readonly turns: (name: string, age: number) => string;
  readonly clothes: Readonly<Record<Clothes, string>>;
  readonly isNew: string;
  readonly moved: string;
  readonly cancelled: string;
  readonly insteadOf: string;
}

const words: Readonly<Record<PushLanguage, Words>> = {
  en: {
    title: "Tomorrow",
    untitled: "Event without a title",
    drives: (name, title) => `${name} drives${title === "" ? "" : ` to ${title}`}`,
    collects: (name, title) => `${name} collects${title === "" ? "" : ` from ${title}`}`,
    leave: (time) => `leave ${time}`,
    dinner: (dishes) => `Dinner: ${dishes}`,
    bin: (name) => `Tonight: put out ${name}`,
    turns: (name, age) => `${name} turns ${age}`,
    clothes: {
      ...{ gloves: "gloves", warmJacket: "warm jacket", jacket: "jacket", tShirt: "T-shirt" },
      ...{ sunHat: "sun hat", umbrella: "umbrella", boots: "boots" },
    },
    ...{ isNew: "New", moved: "Moved", cancelled: "Cancelled", insteadOf: "instead of" },
  },
  de: {
    title: "Morgen",
    untitled: "Termin ohne Titel",
    drives: (name, title) => `${name} fährt${title === "" ? "" : ` zu ${title}`}`,
    collects: (name, title) => `${name} holt ab${title === "" ? "" : ` von ${title}`}`,
    leave: (time) => `los um ${time}`,
    dinner: (dishes) => `Abendessen: ${dishes}`,
    bin: (name) => `Heute Abend rausstellen: ${name}`,
    turns: (name, age) => `${name} wird ${age}`,
    clothes: {
      ...{ gloves: "Handschuhe", warmJacket: "warme Jacke", jacket: "Jacke", tShirt: "T-Shirt" },
      ...{ sunHat: "Sonnenhut", umbrella: "Regenschirm", boots: "Stiefel" },
    },
    ...{ isNew: "Neu", moved: "Verschoben", cancelled: "Abgesagt", insteadOf: "statt" },
  },
};

interface Reading {
  readonly language: PushLanguage;
  readonly roster: Roster;
  readonly timeZone: string;
  /** A BCP 47 tag in the language. */
  readonly tag: string;
}

const mostNews = 4;
const short = (text: string): string => truncateForNotification(text, 40);
const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const timeIn = (instant: string, { tag, timeZone }: Reading): string =>
  new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit", timeZone }).format(
    Date.parse(instant),
  );

const whenIn = ({ start, allDay }: NonNullable<CalendarNews["is"]>, reading: Reading): string => {
  const day = { weekday: "short", day: "numeric", month: "numeric" } as const;
  return allDay
    ? new Intl.DateTimeFormat(reading.tag, { ...day, timeZone: "UTC" }).format(Date.parse(start))
    : new Intl.DateTimeFormat(reading.tag, {
        ...{ ...day, hour: "numeric", minute: "2-digit", timeZone: reading.timeZone },
      }).format(Date.parse(start));
};

const newsLine = ({ kind, title, is, was }: CalendarNews, say: Words, reading: Reading): string => {
  const name = { new: say.isNew, moved: say.moved, cancelled: say.cancelled }[kind];
  const [now, before] = [is && whenIn(is, reading), was && whenIn(was, reading)];
  const when = kind === "moved" ? `${now} ${say.insteadOf} ${before}` : (now ?? before);
  return `${name}: ${short(title) || say.untitled}, ${when}`;
};

/** Whether there is anything to know of a day; lessons and the weather alone are as always. */
export const saysSomething = (ahead: DayAhead): boolean => {
  const { firsts, wholeDays, rides, lines, dinner, changes } = ahead;
  return (
    lines.some(({ about }) => about !== "school") ||
    [firsts, wholeDays, rides, dinner, changes].some((part) => part.length > 0)
  );
};

const titleIn = (
  { title, busy, birthday }: CalendarEvent,
  { language }: Pick<Reading, "language">,
): string => {
  if (busy === true) return notificationTexts[language].busy;
  const { turns, untitled } = words[language];
  return (
    short(birthday?.age === undefined ? title : turns(birthday.name, birthday.age)) || untitled
  );
};

/** "Mia, Leo: " before what is theirs; nothing before what is everybody's. */
const ownersIn = (memberIds: readonly string[], { roster }: Reading): string => {
  const owners = roster.filter(({ id }) => memberIds.includes(id));
  if (owners.length === 0 || owners.length === roster.length) return "";
  return `${owners.map(({ name }) => truncateForNotification(name, 20)).join(", ")}: `;
};

const rideLine = (event: CalendarEvent, say: Words, reading: Reading): string => {
  const { driver, collector, leaveAt } = event;
  const title = titleIn(event, reading);
  const named = title === say.untitled ? "" : title;
  const nameOf = (id: string): string =>
    truncateForNotification(reading.roster.find((member) => member.id === id)?.name ?? id, 20);
  return [
    ...(driver === undefined ? [] : [say.drives(nameOf(driver), named)]),
    ...(collector === undefined ? [] : [say.collects(nameOf(collector), named)]),
    ...(driver === undefined && collector === undefined ? [title] : []),
    ...(leaveAt === undefined ? [] : [say.leave(timeIn(leaveAt, reading))]),
  ].join(", ");
};

/** A line of the day; none for lessons, which are as every week. */
const dayLine = ({ about, text }: DayLine, say: Words): string[] => {
  if (about === "school") return [];
  return [about === "bin" ? say.bin(short(text)) : short(text)];
};

/** The evening's message of the day after, one line for each thing that is to be known; all times are those at home. */
export const eveningMessage = (ahead: DayAhead, reading: Reading): PushMessage => {
  const say = words[reading.language];
  const { firsts, wholeDays, rides, lines, weather, dinner, changes } = ahead;
  const wear = weather?.clothes.map((piece) => say.clothes[piece]) ?? [];
  const dishes = dinner.map(({ title, preparation }) =>
    preparation === undefined ? short(title) : `${short(title)} (${short(preparation)})`,
  );
  const all = [
    ...wholeDays.map((event) =>
      event.birthday === undefined
        ? `${ownersIn(event.memberIds, reading)}${titleIn(event, reading)}`
        : titleIn(event, reading),
    ),
    ...sharedFirsts(firsts).map(
      ({ event, memberIds }) =>
        `${ownersIn(memberIds, reading)}${timeIn(event.start, reading)} ${titleIn(event, reading)}`,
    ),
    ...rides.map((event) => rideLine(event, say, reading)),
    ...lines.flatMap((line) => dayLine(line, say)),
    ...(wear.length === 0 ? [] : [large(wear.join(", "))]),
    ...(dishes.length === 0 ? [] : [say.dinner(dishes.join(", "))]),
    ...changes.slice(0, mostNews).map((news) => newsLine(news, say, reading)),
  ];
  return {
    kind: "tomorrow",
    title: say.title,
    body: truncateForNotification(all.join("\n"), 600),
    tag: `tomorrow-${ahead.date}`,
    url: "/m/tomorrow",
  };
};
