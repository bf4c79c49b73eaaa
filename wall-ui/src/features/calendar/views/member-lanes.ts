import type { CalendarEvent } from "#contract/calendar.ts";
import type { FamilyMember } from "#client/context/family.ts";

/** A row or column of a calendar: a member's, or everyone's, with what is theirs. */
export interface MemberLane {
  /** The member's id; "" is everyone's. */
  readonly key: string;
  readonly member: FamilyMember | undefined;
  readonly events: readonly CalendarEvent[];
}

const largeFamily = 5;

/** Everyone's lane and one for each of those who are chosen, all where nobody is. In a large family those with nothing to do stand behind the others, and grown-ups behind children: not all are in sight everywhere. */
export const memberLanes = (
  family: readonly FamilyMember[],
  who: ReadonlySet<string>,
  events: readonly CalendarEvent[],
): MemberLane[] => {
  const known = new Set(family.map(({ id }) => id));
  const shared = events.filter(({ memberIds }) => !memberIds.some((id) => known.has(id)));
  const own = family
    .filter(({ id }) => who.size === 0 || who.has(id))
    .map((member) => ({
      key: member.id,
      member,
      events: events.filter(({ memberIds }) => memberIds.includes(member.id)),
    }));
  const ordered =
    own.length > largeFamily
      ? own.toSorted(
          (a, b) =>
            Math.sign(b.events.length) - Math.sign(a.events.length) ||
            Number(b.member.kid) - Number(a.member.kid),
        )
      : own;
  return [{ key: "", member: undefined, events: shared }, ...ordered];
};
