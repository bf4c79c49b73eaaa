import type { DayAhead } from "../tomorrow.ts";

type First = DayAhead["firsts"][number];

const idOf = ({ memberId }: First): string => memberId;
/** Whether a member has it because everybody has. */
const isForAll = ({ memberId, event }: First): boolean => !event.memberIds.includes(memberId);

/** First appointments as they are told, the earliest first: one that several have once, with those whose it is; none: everybody's. */
export const sharedFirsts = (
  firsts: readonly First[],
): readonly { readonly event: First["event"]; readonly memberIds: readonly string[] }[] =>
  [...Map.groupBy(firsts, ({ event }) => event.id).values()]
    .flatMap((each) => {
      const [first] = each;
      return first === undefined
        ? []
        : [{ event: first.event, memberIds: isForAll(first) ? [] : each.map(idOf) }];
    })
    .toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start));
