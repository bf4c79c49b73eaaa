import { birthdayWords, foldEvents, type FoldableEvent } from "./fold-events.ts";
import { isStarred } from "./star-mark.ts";

/** How many days ahead a countdown looks. */
export const countdownDays = 90;

/** A family that marks more than that is told of the nearest. */
const mostCountdowns = 50;

const holiday = /\bholidays?\b|\bvacation\b|ferien\b|\burlaub\b|🏖|🏝/iu;

interface Counted extends FoldableEvent {
  readonly icon?: string | undefined;
}
interface Countdown<E> {
  readonly event: E;
  readonly kind: "marked" | "birthday" | "holiday";
}

const kindOf = ({ title, icon }: Counted): Countdown<Counted>["kind"] | undefined => {
  if (isStarred(title)) return "marked";
  if (birthdayWords.test(title) || icon === "birthday-cake") return "birthday";
  return holiday.test(title) ? "holiday" : undefined;
};

/** What the family counts the days to, from its day `first` to `last`, the nearest first: what somebody marked, else the next birthday or the next holidays. `dayOf` says on which day an event begins. */
export const countdownsIn = <E extends Counted>(
  events: readonly E[],
  { first, last }: { readonly first: string; readonly last: string },
  dayOf: (event: E) => string,
): Countdown<E>[] => {
  const coming = foldEvents(events)
    .flatMap((event): { readonly day: string; readonly countdown: Countdown<E> }[] => {
      const kind = kindOf(event);
      const day = dayOf(event);
      return kind === undefined || day < first || last < day
        ? []
        : [{ day, countdown: { event, kind } }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ countdown }) => countdown);
  const marked = coming.filter(({ kind }) => kind === "marked");
  return marked.length > 0 ? marked.slice(0, mostCountdowns) : coming.slice(0, 1);
};
