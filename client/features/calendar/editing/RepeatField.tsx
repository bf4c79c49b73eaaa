import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { dayOfWeekday, weekdayOf } from "#client/i18n/time.ts";
import { eventMessages } from "./messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import type { EventDraftChange, EventDraft } from "./event-draft.ts";
import { EndingField } from "./EndingField.tsx";
import {
  isLastOfItsWeekday,
  isLastOfMonth,
  type MonthDay,
  nthWeekdayOf,
  type RepetitionPattern,
  type EventRepetition,
} from "./repetition.ts";

const kinds = ["none", "daily", "weekly", "monthly", "yearly"] as const;
const mostEvery = 99;

const patternFor = (kind: RepetitionPattern["kind"]): RepetitionPattern => {
  if (kind === "weekly") return { kind, every: 1, days: [] };
  return kind === "monthly" ? { kind, every: 1, by: "date" } : { kind, every: 1 };
};

const chosen = (kind: EventRepetition["kind"], before: EventRepetition): EventRepetition => {
  if (kind === "none" || kind === before.kind) return kind === "none" ? { kind } : before;
  if (kind === "other") return before;
  const ending = "ending" in before ? before.ending : ({ kind: "never" } as const);
  return { ...patternFor(kind), ending };
};

type Running = Extract<EventRepetition, { readonly ending: unknown }>;

const WeekDays = ({
  value,
  first,
  onDays,
}: {
  value: readonly number[];
  first: string;
  onDays: (days: readonly number[]) => void;
}) => {
  const s = useMessages(eventMessages);
  const { firstWeekday, dayShort } = useI18n();
  const own = weekdayOf(first);
  const week = Array.from({ length: 7 }, (_, at) => ((firstWeekday - 1 + at) % 7) + 1);
  return (
    <MultipleChoice
      label={s("weekdays")}
      chosen={value.length === 0 ? [own] : value}
      choices={week.map((day) => ({ value: day, label: dayShort(dayOfWeekday(day)) }))}
      onChoose={(days) =>
        // Without any it is the day on which the event begins.
        onDays(days.length === 1 && days[0] === own ? [] : days.toSorted((a, b) => a - b))
      }
    />
  );
};

const MonthDays = ({
  value,
  first,
  onBy,
}: {
  value: MonthDay;
  first: string;
  onBy: (by: MonthDay) => void;
}) => {
  const s = useMessages(eventMessages);
  const { dayName } = useI18n();
  const day = dayName(first);
  const nth = nthWeekdayOf(first);
  const ways: readonly (readonly [MonthDay, string, boolean])[] = [
    ["date", s("monthly.date", { day: Number(first.slice(8)) }), true],
    ["lastDay", s("monthly.lastDay"), isLastOfMonth(first)],
    ["weekday", s("monthly.weekday", { count: nth, day }), nth < 5],
    ["lastWeekday", s("monthly.lastWeekday", { day }), isLastOfItsWeekday(first)],
  ];
  return (
    <LabeledChoices
      label={s("monthDay")}
      value={value}
      choices={ways
        .filter(([by, , fits]) => fits || by === value)
        .map(([by, label]) => ({ value: by, label }))}
      onChoose={onBy}
    />
  );
};

const How = ({
  value,
  first,
  large,
  onValue,
}: {
  value: Running;
  first: string;
  large: boolean;
  onValue: (value: Running) => void;
}) => {
  const s = useMessages(eventMessages);
  const { every } = value;
  const turned = (by: number) => onValue({ ...value, every: every + by });
  return (
    <>
      <Stepper
        label={s(`unit.${value.kind}`, { count: every })}
        shown={String(every)}
        lessLabel={s("less")}
        moreLabel={s("more")}
        onLess={every > 1 ? () => turned(-1) : undefined}
        onMore={every < mostEvery ? () => turned(1) : undefined}
      />
      {value.kind === "weekly" ? (
        <WeekDays value={value.days} first={first} onDays={(days) => onValue({ ...value, days })} />
      ) : null}
      {value.kind === "monthly" ? (
        <MonthDays value={value.by} first={first} onBy={(by) => onValue({ ...value, by })} />
      ) : null}
      <EndingField
        value={value.ending}
        first={first}
        large={large}
        onValue={(ending) => onValue({ ...value, ending })}
      />
    </>
  );
};

/** Whether and how it repeats: in words, then what belongs to the chosen one. */
export const RepeatField = ({
  draft: { repetition, from },
  large,
  onChange,
}: {
  draft: EventDraft;
  large: boolean;
  onChange: EventDraftChange;
}) => {
  const s = useMessages(eventMessages);
  const choices = repetition.kind === "other" ? [...kinds, "other" as const] : kinds;
  return (
    <>
      <LabeledChoices
        label={s("repeat")}
        value={repetition.kind}
        choices={choices.map((kind) => ({ value: kind, label: s(`repeat.${kind}`) }))}
        onChoose={(kind) => onChange({ repetition: chosen(kind, repetition) })}
      />
      {"ending" in repetition ? (
        <How
          value={repetition}
          first={from.day}
          large={large}
          onValue={(value) => onChange({ repetition: value })}
        />
      ) : null}
    </>
  );
};
