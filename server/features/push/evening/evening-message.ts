import type { PushLanguage, PushMessage } from "#contract/push.ts";
import type { CalendarNews, Clothes, DayAhead } from "#contract/tomorrow.ts";
import type { Roster } from "#server/config/roster.ts";
import { truncateForNotification } from "../notification-texts.ts";

interface Words {
  readonly title: string;
  readonly drives: (name: string, title: string) => string;
  readonly collects: (name: string, title: string) => string;
  readonly leave: (time: string) => string;
  readonly dinner: (dishes: string) => string;
  readonly bin: (name: string) => string;
  readonly clothes: Readonly<Record<Clothes, string>>;
  readonly isNew: string;
  readonly moved: string;
  readonly cancelled: string;
  readonly insteadOf: string;
}

const words: Readonly<Record<PushLanguage, Words>> = {
  en: {
    title: "Tomorrow",
    drives: (name, title) => `${name} drives to ${title}`,
    collects: (name, title) => `${name} collects from ${title}`,
    leave: (time) => `leave ${time}`,
    dinner: (dishes) => `Dinner: ${dishes}`,
    bin: (name) => `Put out: ${name}`,
    clothes: {
      ...{ gloves: "gloves", warmJacket: "warm jacket", jacket: "jacket", tShirt: "T-shirt" },
      ...{ sunHat: "sun hat", umbrella: "umbrella", boots: "boots" },
    },
    ...{ isNew: "New", moved: "Moved", cancelled: "Cancelled", insteadOf: "instead of" },
  },
  de: {
    title: "Morgen",
    drives: (name, title) => `${name} fährt zu ${title}`,
    collects: (name, title) => `${name} holt ab von ${title}`,
    leave: (time) => `los um ${time}`,
    dinner: (dishes) => `Abendessen: ${dishes}`,
    bin: (name) => `Rausstellen: ${name}`,
    clothes: {
      ...{ gloves: "Handschuhe", warmJacket: "warme Jacke", jacket: "Jacke", tShirt: "T-Shirt" },
      ...{ sunHat: "Sonnenhut", umbrella: "Regenschirm", boots: "Stiefel" },
    },
    ...{ isNew: "Neu", moved: "Verschoben", cancelled: "Abgesagt", insteadOf: "statt" },
  },
};

interface Reading {
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
  return `${name}: ${short(title)}, ${when}`;
};

/** Whether there is anything to know of a day; lessons and the weather alone are as always. */
export const saysSomething = ({ firsts, rides, lines, dinner, changes }: DayAhead): boolean =>
  lines.some(({ about }) => about !== "school") ||
  [firsts, rides, dinner, changes].some((part) => part.length > 0);

/** The evening's message of the day after, one line for each thing that is to be known; all times are those at home. */
export const eveningMessage = (
  ahead: DayAhead,
  language: PushLanguage,
  reading: Reading,
): PushMessage => {
  const say = words[language];
  const nameOf = (id: string): string =>
    truncateForNotification(reading.roster.find((member) => member.id === id)?.name ?? id, 20);
  const { firsts, rides, lines, weather, dinner, changes } = ahead;
  const firstLines = firsts.map(
    ({ memberId, event }) =>
      `${nameOf(memberId)}: ${timeIn(event.start, reading)} ${short(event.title)}`,
  );
  const rideLines = rides.map(({ title, driver, collector, leaveAt }) =>
    [
      ...(driver === undefined ? [] : [say.drives(nameOf(driver), short(title))]),
      ...(collector === undefined ? [] : [say.collects(nameOf(collector), short(title))]),
      ...(driver === undefined && collector === undefined ? [short(title)] : []),
      ...(leaveAt === undefined ? [] : [say.leave(timeIn(leaveAt, reading))]),
    ].join(", "),
  );
  const wear = weather?.clothes.map((piece) => say.clothes[piece]) ?? [];
  const dishes = dinner.map(({ title, preparation }) =>
    preparation === undefined ? short(title) : `${short(title)} (${short(preparation)})`,
  );
  const all = [
    ...firstLines,
    ...rideLines,
    ...lines.flatMap(({ about, text }) => {
      // Lessons are as every week.
      if (about === "school") return [];
      return about === "bin" ? say.bin(short(text)) : short(text);
    }),
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
