import type { CalendarEvent } from "#contract/calendar.ts";
import type { Member } from "#contract/members.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { AbsentTime } from "./absent-times.ts";

/**
 * Somebody who is meant to be at two places at once, with the event or the absence that they have then; neither: a small
 * child whom nobody takes.
 */
export interface Clash {
  readonly memberId: string;
  readonly other: CalendarEvent | null;
  readonly absence?: AbsentTime;
}

/** What clashes need to know of somebody. */
type Person = Pick<Member, "id" | "kid" | "needsCompany">;

/** A time at which a member is busy with an event, in milliseconds since 1970. */
interface Busy {
  readonly memberId: string;
  readonly event: CalendarEvent;
  readonly from: number;
  readonly to: number;
  /** They only take or collect others. */
  readonly isRide: boolean;
}

/** Who takes somebody to a place is there for a moment at least. */
const moment = 60_000;

const startOf = ({ start }: CalendarEvent) => Date.parse(start);
const endOf = ({ end }: CalendarEvent) => Date.parse(end);
/** How long the way there takes, in ms. */
const wayMsOf = ({ leaveAt, start }: CalendarEvent) =>
  leaveAt === undefined ? 0 : Date.parse(start) - Date.parse(leaveAt);

/** When an event keeps whom busy: those who go, grown-ups with their way there; who takes and who collects, with the ways. */
const busyTimesOf = (event: CalendarEvent, people: ReadonlyMap<string, Person>): Busy[] => {
  const [start, end, way] = [startOf(event), endOf(event), wayMsOf(event)];
  const { memberIds, driver, collector = driver } = event;
  const rides = [
    { memberId: driver, from: start - way, to: start + Math.max(way, moment) },
    { memberId: collector, from: end - Math.max(way, moment), to: end + way },
  ].flatMap(({ memberId, ...time }) =>
    memberId === undefined || memberIds.includes(memberId)
      ? []
      : [{ ...time, memberId, event, isRide: true }],
  );
  const going = memberIds.map((memberId) => {
    const isGrownUp = people.get(memberId)?.kid === false;
    return { memberId, event, from: isGrownUp ? start - way : start, to: end, isRide: false };
  });
  return [...going, ...rides];
};

/** Whether both are one ride: two children taken to the same place. */
const isSharedRide = (one: Busy, another: Busy): boolean => {
  if (!one.isRide || !another.isRide) return false;
  const [here, there] = [one.event.location, another.event.location];
  return (
    here !== undefined && there !== undefined && normalizeWords(here) === normalizeWords(there)
  );
};

/** The small children of an event whom nobody takes and no grown-up goes with. */
const leftAlone = (event: CalendarEvent, people: ReadonlyMap<string, Person>): string[] => {
  const going = event.memberIds.flatMap((id) => people.get(id) ?? []);
  const isTaken = event.driver !== undefined || going.some(({ kid }) => !kid);
  return isTaken ? [] : going.filter(({ needsCompany }) => needsCompany).map(({ id }) => id);
};

/**
 * What keeps somebody from what they are busy with: a shift, unless the event is that shift; and for who takes others, days
 * away, unless all who go are away with them. Who goes may well do so from where they are.
 */
const absenceDuring = (
  busy: Busy,
  absent: readonly AbsentTime[],
  family: readonly Person[],
): AbsentTime | undefined => {
  const { event, isRide } = busy;
  const everyone = family.map(({ id }) => id);
  const going = event.memberIds.length === 0 ? everyone : event.memberIds;
  const isWith = ({ absenceId }: AbsentTime, memberId: string): boolean =>
    absent.some((one) => one.memberId === memberId && one.absenceId === absenceId);
  return absent.find((one) => {
    if (one.memberId !== busy.memberId || one.from >= busy.to || busy.from >= one.to) return false;
    if (one.kind !== "away")
      return isRide || one.from !== startOf(event) || one.to !== endOf(event);
    return isRide && !going.every((memberId) => isWith(one, memberId));
  });
};

/**
 * The clashes of each event, by its id; an event without any is not in it. Whole days and moments without a length ask nobody to
 * be anywhere, and what is everyone's is nobody's appointment. Taking and collecting count with their ways.
 */
export const clashesIn = (
  events: readonly CalendarEvent[],
  family: readonly Person[] = [],
  absent: readonly AbsentTime[] = [],
): ReadonlyMap<string, readonly Clash[]> => {
  const people = new Map(family.map((person) => [person.id, person]));
  const found = new Map<string, Clash[]>();
  const note = (event: CalendarEvent, clash: Clash) => {
    const noted = found.get(event.id) ?? [];
    const isNoted = noted.some(
      ({ memberId, other, absence }) =>
        memberId === clash.memberId &&
        other?.id === clash.other?.id &&
        absence?.absenceId === clash.absence?.absenceId,
    );
    if (!isNoted) found.set(event.id, [...noted, clash]);
  };
  const timed = events.filter((event) => !event.allDay && endOf(event) > startOf(event));
  const running = new Map<string, Busy[]>();
  const busy = timed
    .flatMap((event) => busyTimesOf(event, people))
    .toSorted((a, b) => a.from - b.from);
  for (const one of busy) {
    const others = (running.get(one.memberId) ?? []).filter(({ to }) => to > one.from);
    for (const other of others) {
      if (other.event.id === one.event.id || isSharedRide(one, other)) continue;
      note(one.event, { memberId: one.memberId, other: other.event });
      note(other.event, { memberId: one.memberId, other: one.event });
    }
    running.set(one.memberId, [...others, one]);
    const absence = absenceDuring(one, absent, family);
    if (absence !== undefined) note(one.event, { memberId: one.memberId, other: null, absence });
  }
  for (const event of timed)
    for (const memberId of leftAlone(event, people)) note(event, { memberId, other: null });
  return found;
};
