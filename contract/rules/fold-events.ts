/** What of an event tells whether it is the same as another. */
export interface FoldableEvent {
  readonly feedId: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly memberIds: string[];
  readonly birthday?: { readonly name: string } | undefined;
}

const momentOf = ({ title, allDay, start, end }: FoldableEvent): string =>
  JSON.stringify([
    title.trim().toLocaleLowerCase(),
    allDay ? start : Date.parse(start),
    allDay ? end : Date.parse(end),
  ]);

/** Words by which people write down a birthday. */
export const birthdayWords = /birthday|geburtstag|🎂/iu;

/** Whether somebody wrote down a birthday that is known without it. */
const isTypedBirthday = (event: FoldableEvent, known: readonly FoldableEvent[]): boolean =>
  birthdayWords.test(event.title) &&
  known.some(
    ({ birthday, start }) => start === event.start && event.title.includes(birthday?.name ?? ""),
  );

/** One event for what stands in several calendars at once, with everyone's face; the order stays. */
export const foldEvents = <E extends FoldableEvent>(all: readonly E[]): E[] => {
  const birthdays = all.filter(({ birthday }) => birthday !== undefined);
  const events =
    birthdays.length === 0
      ? all
      : all.filter((event) => event.birthday ?? !isTypedBirthday(event, birthdays));
  const folded = new Map<string, E>();
  const seen = new Map<string, number>();
  for (const event of events) {
    const moment = momentOf(event);
    // Two of one calendar are two: the second of this one is the second of the others.
    const inFeed = `${moment} ${event.feedId}`;
    const nth = (seen.get(inFeed) ?? 0) + 1;
    seen.set(inFeed, nth);
    const key = `${moment} ${nth}`;
    const before = folded.get(key);
    // A calendar of everyone's stays everyone's.
    const shared = before?.memberIds.length === 0 || event.memberIds.length === 0;
    folded.set(key, {
      ...(before ?? event),
      memberIds: shared ? [] : [...new Set([...(before?.memberIds ?? []), ...event.memberIds])],
    });
  }
  return [...folded.values()];
};
