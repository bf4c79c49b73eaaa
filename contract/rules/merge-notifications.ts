type Some<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The house's notifications with some of them chosen. */
export const mergeNotifications = <T extends { readonly notTo: object }>(
  before: T,
  { notTo, ...patch }: Some<Omit<T, "notTo">> & { readonly notTo?: Some<T["notTo"]> | undefined },
): T => ({ ...before, ...patch, notTo: { ...before.notTo, ...notTo } });

interface House {
  readonly chores: number;
  readonly dinner: number;
}
interface Hours extends House {
  readonly members: Readonly<Record<string, Some<House>>>;
}
type MembersPatch = Readonly<
  Record<string, { readonly [K in keyof House]?: number | null | undefined }>
>;

const ownHours = (before: Some<House>, patch: MembersPatch[string]): Some<House> =>
  Object.fromEntries(
    Object.entries({ ...before, ...patch }).flatMap(([kind, hour]) =>
      hour === null ? [] : [[kind, hour]],
    ),
  );

/** The hours with some of them chosen; a member who has none of their own any more follows the house. */
export const mergeNotificationHours = (
  { members: before, ...house }: Hours,
  { members, ...patch }: Some<House> & { readonly members?: MembersPatch | undefined },
) => {
  // Earlier apps sent all three, and left out who follows the house.
  const isWhole = [members, patch.chores, patch.dinner].every((part) => part !== undefined);
  const kept = isWhole ? {} : before;
  const chosen = Object.entries(members ?? {}).map(
    ([id, hours]) => [id, ownHours(kept[id] ?? {}, hours)] as const,
  );
  const all = Object.entries({ ...kept, ...Object.fromEntries(chosen) });
  return {
    chores: patch.chores ?? house.chores,
    dinner: patch.dinner ?? house.dinner,
    members: Object.fromEntries(all.filter(([, hours]) => Object.keys(hours).length > 0)),
  };
};
