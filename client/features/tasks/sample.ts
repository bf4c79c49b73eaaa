import type { Board, Daypart, Task } from "#contract/tasks.ts";
import type { Member } from "#contract/members.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { addDays, instantAt, minuteOfDay, today } from "../../i18n/time.ts";
import { stableRandom, type SampleInput } from "../../query/sample/sample-input.ts";
import { sampleTexts } from "../../query/sample/sample-texts.ts";

type Chore = readonly [
  what: keyof typeof sampleTexts,
  icon: string,
  daypart: Daypart | null,
  stars: number,
];

const ofKids: readonly Chore[] = [
  ["brush", "toothbrush", "morning", 1],
  ["dress", "socks", "morning", 1],
  ["pack", "backpack", "morning", 1],
  ["bed", "bed", "morning", 1],
  ["homework", "pencil", "afternoon", 1],
  ["feed", "cat-face", "afternoon", 1],
  ["table", "fork-and-knife-with-plate", "evening", 1],
  ["lego", "teddy-bear", "evening", 1],
  ["read", "open-book", "evening", 2],
];
const ofAdults: readonly Chore[] = [
  ["dog", "dog-face", "morning", 1],
  ["dishes", "sponge", "morning", 1],
  ["laundry", "basket", "afternoon", 1],
  ["plants", "potted-plant", null, 1],
  ["trash", "wastebasket", "evening", 1],
];
const shared: readonly Chore[] = [["recycling", "recycling-symbol", null, 2]];
const todos: readonly Chore[] = [
  ["passport", "luggage", null, 0],
  ["lamp", "hammer-and-wrench", null, 0],
  ["books", "books", null, 0],
];

/** The minute of the day from which a part of it is usually done. */
const doneFrom = { morning: 8 * 60, afternoon: 17 * 60, evening: 20 * 60, any: 14 * 60 } as const;

const choresOf = ({ id, kid }: Member): readonly Chore[] =>
  (kid ? ofKids : ofAdults).filter(([what]) => stableRandom(id, what) < (kid ? 0.72 : 0.65));

/** A day's sample board: mornings done by eight, and now and then something early; other days all done or all open. */
export const sampleBoard = (given: SampleInput, list: "todo" | "routine", date?: string): Board => {
  const { now, members, timeZone, language } = given;
  const isToday = today(timeZone, now);
  const day = date ?? isToday;
  const minute = day < isToday ? 24 * 60 : day > isToday ? -1 : minuteOfDay(now, timeZone);

  const task = (member: Member | undefined, chore: Chore): Task => {
    const [what, icon, daypart, stars] = chore;
    const whose = member?.id ?? "";
    const at = doneFrom[daypart ?? "any"] - Math.floor(stableRandom(whose, what, day) * 90);
    const done =
      member !== undefined &&
      list === "routine" &&
      minute > at &&
      stableRandom(what, whose, day) < 0.85;
    return {
      id: sampleId(`${what}-${whose}`),
      title: sampleTexts[what][language],
      list,
      memberIds: member === undefined ? [] : [member.id],
      icon,
      daypart,
      stars,
      due: list === "todo" ? addDays(isToday, 3 + Math.floor(stableRandom(what) * 9)) : day,
      done,
      ...(done
        ? { doneAt: new Date(instantAt(day, at, timeZone)).toISOString(), doneBy: whose }
        : {}),
    };
  };

  const adults = members.filter(({ kid }) => !kid);
  const doers = adults.length > 0 ? adults : members;
  const columns = members.map((member) => {
    const chores =
      list === "routine"
        ? choresOf(member)
        : todos.filter((_, at) => doers[at % doers.length]?.id === member.id);
    const tasks = chores.map((chore) => task(member, chore));
    const starsToday = tasks.reduce((sum, { done, stars }) => sum + (done ? stars : 0), 0);
    const streak = list === "routine" ? Math.floor(stableRandom(member.id, "streak") * 9) : 0;
    return { id: member.id, tasks, starsToday, streak };
  });
  const unassigned = list === "routine" ? shared.map((chore) => task(undefined, chore)) : [];
  return { date: day, members: columns, unassigned };
};

/** Everybody's sample stars. */
export const sampleBalances = (given: SampleInput): Record<string, number> => {
  const earned = sampleStarsToday(given);
  return Object.fromEntries(
    given.members.map(({ id, kid }) => [
      id,
      (earned[id] ?? 0) + Math.floor(stableRandom(id, "saved") * (kid ? 30 : 8)),
    ]),
  );
};

/** The stars that everybody earned on the sample board today. */
export const sampleStarsToday = (given: SampleInput): Record<string, number> =>
  Object.fromEntries(
    sampleBoard(given, "routine").members.map(({ id, starsToday }) => [id, starsToday]),
  );
