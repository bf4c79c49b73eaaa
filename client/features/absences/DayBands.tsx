import type { AbsenceOfDay } from "#contract/absences.ts";
import { useFamily } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { absenceMessages } from "./messages/messages.ts";
import { useAbsencesOn } from "./queries.ts";
import * as styles from "./day-bands.module.css";

/** More bands than these are too thin to tell apart; the words have all. */
const mostBands = 5;

/** Where a band is full: a shift in its third of the day. */
const places = {
  away: "whole",
  early: "first",
  late: "second",
  night: "third",
  off: "nowhere",
} as const;

const nobody: ReadonlySet<string> = new Set();

const useBandText = () => {
  const s = useMessages(absenceMessages);
  const { timeOfDay } = useI18n();
  return ({ kind, reason, time }: AbsenceOfDay): string => {
    const what = reason ?? s(kind);
    return time === undefined ? what : `${what} ${timeOfDay(time.start)}–${timeOfDay(time.end)}`;
  };
};

/** A day's bands, of those who are chosen; nobody chosen means the whole family. */
const useBands = (day: string, who: ReadonlySet<string>) => {
  const family = useFamily();
  const textOf = useBandText();
  return useAbsencesOn(day).flatMap((one) => {
    const name = family.find(({ id }) => id === one.memberId)?.name;
    const isChosen = who.size === 0 || who.has(one.memberId);
    return name === undefined || !isChosen ? [] : [{ one, name, text: textOf(one) }];
  });
};

/** Says who of those who are chosen is away or on a shift on a day. */
export const useBandWords = (day: string, who: ReadonlySet<string>): string[] => {
  const s = useMessages(absenceMessages);
  return useBands(day, who).map(({ name, text }) => s("band", { name, what: text }));
};

/**
 * A day's thin bands: who is away, dashed, and who has which shift, in the first, second or last third of the day;
 * `named` says it in words too. Nothing where everybody is at home without a shift.
 */
export const DayBands = ({
  day,
  memberId,
  who = nobody,
  named = false,
}: {
  day: string;
  /** Only this member's. */
  memberId?: string | undefined;
  /** Only of these; nobody chosen means the whole family. */
  who?: ReadonlySet<string>;
  named?: boolean;
}) => {
  const s = useMessages(absenceMessages);
  const bands = useBands(day, who).filter(
    ({ one }) => memberId === undefined || one.memberId === memberId,
  );
  if (bands.length === 0) return null;
  if (named)
    return (
      <div className={styles.names} role="list" data-testid="day-bands">
        {bands.map(({ one, name, text }) => (
          <span key={`${one.memberId} ${one.kind}`} role="listitem" data-member={one.memberId}>
            <i className={styles.band} data-place={places[one.kind]} aria-hidden="true" />
            <bdi>{memberId === undefined ? s("band", { name, what: text }) : text}</bdi>
          </span>
        ))}
      </div>
    );
  const words = bands.map(({ name, text }) => s("band", { name, what: text })).join(", ");
  return (
    <span
      className={styles.bands}
      data-part="bands"
      role="img"
      aria-label={words}
      data-testid="day-bands"
    >
      {bands.slice(0, mostBands).map(({ one }) => (
        <i
          key={`${one.memberId} ${one.kind}`}
          className={styles.band}
          data-member={one.memberId}
          data-place={places[one.kind]}
        />
      ))}
    </span>
  );
};
