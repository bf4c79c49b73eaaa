interface Told {
  readonly id: string;
  readonly start: string;
  readonly memberIds: readonly string[];
}
interface First<E extends Told> {
  readonly memberId: string;
  readonly event: E;
}

const idOf = ({ memberId }: First<Told>): string => memberId;
/** Whether a member has it because everybody has. */
const isForAll = ({ memberId, event }: First<Told>): boolean => !event.memberIds.includes(memberId);

/** First appointments as they are told, the earliest first: one that several have once, with those whose it is; none: everybody's. */
export const sharedFirsts = <E extends Told>(
  firsts: readonly First<E>[],
): readonly { readonly event: E; readonly memberIds: readonly string[] }[] =>
  [...Map.groupBy(firsts, ({ event }) => event.id).values()]
    .flatMap((each) => {
      const [first] = each;
      return first === undefined
        ? []
        : [{ event: first.event, memberIds: isForAll(first) ? [] : each.map(idOf) }];
    })
    .toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start));
