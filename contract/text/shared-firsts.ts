import type { DayAhead } from "../tomorrow.ts";

type First = DayAhead["firsts"][number];

/** First appointments as they are told: one that several have is told once, with all whose it is. */
export const sharedFirsts = (
  firsts: readonly First[],
): readonly { readonly event: First["event"]; readonly memberIds: readonly string[] }[] =>
  [...Map.groupBy(firsts, ({ event }) => event.id).values()].flatMap((each) => {
    const [first] = each;
    return first === undefined
      ? []
      : [{ event: first.event, memberIds: each.map(({ memberId }) => memberId) }];
  });
