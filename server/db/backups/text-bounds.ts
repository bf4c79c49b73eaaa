const [short, long, longest] = [2_000, 16_000, 1_000_000] as const;

/** The columns that hold whole calendar objects, and one inside of JSON. */
const ofObjects = ["ics", "base_ics", "wanted_ics", "before_ics", "after_ics", "other"] as const;

/** The most characters of columns by their name; JSON may be longest, and what isn't named is short. */
const bounds: Readonly<Record<string, number>> = {
  ...{ description: long, notes: long, rule: long, search: longest, text: long },
  ...{
    added: longest,
    body: 16 * longest,
    card: longest,
    choices: long,
    categories: longest,
    due: longest,
  },
  ...{ except_days: longest, ingredients: longest, member_ids: longest, message: longest },
  ...{ recap: longest, snapshot: longest, steps: longest, tags: longest, turn_members: longest },
  ...{ value: longest },
  // What servers of calendars name, as long as reading them takes it.
  ...{ path: long, url: long, home_url: long, uid: long, etag: long, sync_token: long, ctag: long },
  // The family's edit makes an object a little longer.
  ...Object.fromEntries(ofObjects.map((name) => [name, 2 * longest])),
  edit: longest,
  // A series three times, each with what was changed of single days.
  family: 4 * longest,
  addresses: longest,
};

const mayBeLongWithin: ReadonlySet<string> = new Set(["body", "other"]);

const isTooLong = (value: unknown): boolean => {
  if (typeof value === "string") return value.length > long;
  return typeof value === "object" && value !== null && Object.values(value).some(isTooLong);
};

const holdsTooLong = (json: string): boolean => {
  if (!/^\s*[[{"]/.test(json)) return false;
  try {
    return isTooLong(JSON.parse(json));
  } catch {
    return false;
  }
};

/** The first column of a row whose text is longer than anybody can have written; undefined where none is. */
export const tooLongColumn = (row: unknown): string | undefined =>
  Object.entries(row ?? {}).find(
    ([name, value]: [string, unknown]) =>
      typeof value === "string" &&
      (value.length > (bounds[name] ?? short) ||
        (!mayBeLongWithin.has(name) && value.length > long && holdsTooLong(value))),
  )?.[0];
