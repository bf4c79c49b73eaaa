/** Somebody whose name a line can say. */
export interface NamedOwner {
  readonly id: string;
  readonly name: string;
}

/** Whose a line is; `isApart` where a mark sets the names apart from what is to be done. */
interface SaidOwners {
  readonly rest: string;
  readonly memberIds: readonly string[];
  readonly isApart: boolean;
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Reads whose a to-do is: "Leo: pack the bag", "für Mia und Leo: …", "pay the lunch by Friday Mom". A name that several have is nobody's. */
export const readTodoOwners = (words: string, family: readonly NamedOwner[]): SaidOwners => {
  const byName = Map.groupBy(family, ({ name }) => name.toLocaleLowerCase());
  const single = [...byName].flatMap(([name, [only, other]]) =>
    only === undefined || other !== undefined ? [] : [[name, only.id] as const],
  );
  const nobody = { rest: words, memberIds: [], isApart: false };
  if (single.length === 0) return nobody;
  const longestFirst = single.toSorted(([a], [b]) => b.length - a.length);
  const name = `(?:${longestFirst.map(([one]) => escapePattern(one)).join("|")})`;
  const names = String.raw`${name}(?:(?:\s*,\s*|\s*&\s*|\s+(?:and|und)\s+|\s+)${name})*`;
  const forWhom = String.raw`(?:(?:for|für)\s+)?`;
  const front = new RegExp(`^${forWhom}(${names}):\\s*(\\S.*)$`, "iu").exec(words);
  const back = new RegExp(String.raw`^(.*?\S)(\s*,\s*|\s+)${forWhom}(${names})$`, "iu").exec(words);
  const said = front?.[1] ?? back?.[3];
  const rest = front?.[2] ?? back?.[1];
  if (said === undefined || rest === undefined) return nobody;
  const spoken = said.toLocaleLowerCase();
  const isSaid = (one: string) =>
    new RegExp(`(?<!\\p{L})${escapePattern(one)}(?!\\p{L})`, "u").test(spoken);
  const ids = single.filter(([one]) => isSaid(one)).map(([, id]) => id);
  return {
    rest,
    memberIds: family.map(({ id }) => id).filter((id) => ids.includes(id)),
    isApart: front !== null || back?.[2]?.includes(",") === true,
  };
};
