/** What was chosen for each event, by the occurrences under which it is stored; '' is every time. */
export type ChoicesByEvent<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

/** Stands before the occurrence from which on a choice counts; it is behind every digit. */
export const onwards = ">";

/** How a choice is stored that counts from an occurrence on. */
export const occurrencesFrom = (occurrence: string): string => `${onwards}${occurrence}`;

/** Whether a choice that is stored so counts from an occurrence on. */
export const isOnwards = (occurrence: string): boolean => occurrence.startsWith(onwards);

/** The choice for an occurrence and those after it: the last that was made from a time on, else that for all. */
export const usualFor = <T>(times: ReadonlyMap<string, T>, occurrence: string): T | undefined => {
  const first = isOnwards(occurrence) ? occurrence.slice(1) : occurrence;
  const from = [...times.keys()].filter((each) => isOnwards(each) && each.slice(1) <= first);
  return times.get(from.toSorted().at(-1) ?? "");
};

/** The choice that counts for an occurrence: its own, else the usual one. */
export const chosenFor = <T>(times: ReadonlyMap<string, T>, occurrence: string): T | undefined =>
  times.get(occurrence) ?? usualFor(times, occurrence);

/** Creates what answers which choices there are, of those that are stored now. */
export const createChoiceLookups = <T>(choices: () => ChoicesByEvent<T>) => ({
  /** The choice for one time of an event, else from a time on, else for every time; undefined where there is none. */
  of: (key: string, occurrence: string): T | undefined => {
    const times = choices().get(key);
    return times === undefined ? undefined : chosenFor(times, occurrence);
  },
  /** Every choice for an event, by what it is stored under. */
  allOf: (key: string): Record<string, T> => Object.fromEntries(choices().get(key) ?? []),
  /** The choice for times of an event that have none of their own, from an occurrence on. */
  usualOf: (key: string, occurrence: string): T | undefined => {
    const times = choices().get(key);
    return times === undefined ? undefined : usualFor(times, occurrence);
  },
  /** The choices for single times of an event. */
  timesOf: (key: string): { readonly occurrence: string; readonly chosen: T }[] =>
    [...(choices().get(key) ?? [])].flatMap(([occurrence, chosen]) =>
      occurrence === "" || isOnwards(occurrence) ? [] : [{ occurrence, chosen }],
    ),
  /** The choices that count from a time of an event on, oldest first. */
  onwardsOf: (key: string): { readonly occurrence: string; readonly chosen: T }[] =>
    [...(choices().get(key) ?? [])]
      .flatMap(([stored, chosen]) =>
        isOnwards(stored) ? [{ occurrence: stored.slice(1), chosen }] : [],
      )
      .toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1)),
  isEmpty: (): boolean => choices().size === 0,
  /** For which events and which times of them there is a choice; `occurrence` is '' for every time. */
  all: (): { readonly key: string; readonly occurrence: string }[] =>
    [...choices()].flatMap(([key, times]) =>
      [...times.keys()].map((occurrence) => ({ key, occurrence })),
    ),
});
