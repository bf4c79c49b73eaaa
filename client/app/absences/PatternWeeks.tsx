import type { PatternDay } from "#contract/rules/week-pattern.ts";
import { patternDayOf } from "#contract/rules/week-pattern.ts";
import { useToday } from "#client/context/clock.ts";
import { addDays, dayOfWeekday, daysFrom, weekStart } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import {
  type PatternDraft,
  type PatternKind,
  patternOf,
  withSwap,
  withTap,
} from "./pattern-draft.ts";
import * as styles from "./pattern-weeks.module.css";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const shownWeeks = 6;

const useMarkWords = (kind: PatternKind) => {
  const s = useMessages(absenceMessages);
  return {
    long: (is: PatternDay): string => {
      if (is !== null) return s(is);
      return kind === "away" ? s("here") : s("noShift");
    },
    short: (is: PatternDay): string =>
      is === null || is === "away" ? "" : s(`${is}Short` as const),
  };
};

const Mark = ({ is, kind }: { is: PatternDay; kind: PatternKind }) => (
  <span className={styles.mark} data-kind={is ?? "none"} aria-hidden="true">
    {useMarkWords(kind).short(is)}
  </span>
);

/** The days of the weeks that come again; a tap gives a day its next mark. */
export const PatternWeeks = ({
  draft,
  onDraft,
}: {
  draft: PatternDraft;
  onDraft: (draft: PatternDraft) => void;
}) => {
  const s = useMessages(absenceMessages);
  const { dayShort, dayName } = useI18n();
  const words = useMarkWords(draft.kind);
  return (
    <Stack gap={3} data-member={draft.memberIds[0]}>
      <Text as="p" size="small" tone="soft">
        {s("weeksHint")}
      </Text>
      {draft.weeks.map((week, at) => (
        <div
          key={`week ${at + 1}`}
          className={styles.week}
          role="group"
          aria-label={s("week", { number: String(at + 1) })}
        >
          <Text as="b" size="small" className={styles.number}>
            {s("week", { number: String(at + 1) })}
          </Text>
          {weekdays.map((weekday) => {
            const is = week[weekday - 1] ?? null;
            const name = dayName(dayOfWeekday(weekday));
            return (
              <button
                key={weekday}
                type="button"
                className={styles.day}
                aria-label={s("dayIs", { day: name, what: words.long(is) })}
                onClick={() => onDraft(withTap(draft, at, weekday - 1))}
              >
                <small>{dayShort(dayOfWeekday(weekday))}</small>
                <Mark is={is} kind={draft.kind} />
              </button>
            );
          })}
        </div>
      ))}
    </Stack>
  );
};

/** What the next weeks are by a draft; a tap swaps a day. */
export const PatternPreview = ({
  draft,
  onDraft,
}: {
  draft: PatternDraft;
  onDraft: (draft: PatternDraft) => void;
}) => {
  const s = useMessages(absenceMessages);
  const { dateLong, dayNumber, monthShort, dateRange } = useI18n();
  const today = useToday();
  const words = useMarkWords(draft.kind);
  const pattern = patternOf(draft);
  const first = weekStart(today);
  const swapped = new Set(draft.exceptions.map(({ date }) => date));
  return (
    <Stack as="section" gap={2} aria-label={s("preview")} data-member={draft.memberIds[0]}>
      <Text as="h3" weight="bold">
        {s("preview")}
      </Text>
      <Text as="p" size="small" tone="soft">
        {s("previewHint")}
      </Text>
      {Array.from({ length: shownWeeks }, (_, at) => addDays(first, at * 7)).map((monday) => (
        <div
          key={monday}
          className={styles.week}
          role="group"
          aria-label={dateRange(monday, addDays(monday, 6))}
        >
          <Text as="b" size="small" className={styles.number}>
            {monthShort(monday)}
          </Text>
          {daysFrom(monday, addDays(monday, 6)).map((day) => {
            const is = patternDayOf(pattern, day);
            const isOutside = day < draft.start || (draft.end !== "" && day > draft.end);
            return (
              <button
                key={day}
                type="button"
                className={styles.day}
                disabled={isOutside}
                data-today={day === today}
                data-swapped={swapped.has(day)}
                aria-label={s("daySwap", { day: dateLong(day), what: words.long(is) })}
                onClick={() => onDraft(withSwap(draft, day))}
              >
                <small>{dayNumber(day)}</small>
                <Mark is={is} kind={draft.kind} />
              </button>
            );
          })}
        </div>
      ))}
    </Stack>
  );
};
