import { Fragment, type ReactNode } from "react";
import { useMessages } from "../i18n/use-messages.ts";
import { LabeledChoices } from "../ui/form/LabeledChoices.tsx";
import { CountStepper } from "./CountStepper.tsx";
import { EndingField, type RenderLastDay } from "./EndingField.tsx";
import { recurrenceMessages } from "./messages/messages.ts";
import { MonthDateField, MonthDayField } from "./MonthFields.tsx";
import type { Repetition } from "./repetition.ts";
import { chosenRepetition, type RepetitionPart, type RepetitionUse } from "./repetition-uses.ts";
import { WeekdaysField } from "./WeekdaysField.tsx";

const mostDaysAfterDone = 365;

interface EditorProps {
  readonly value: Repetition;
  /** What may be chosen here. */
  readonly use: RepetitionUse;
  /** The day on which it begins, or from which its first day is suggested. */
  readonly first: string;
  readonly renderLastDay?: RenderLastDay;
  readonly onValue: (value: Repetition) => void;
}

const Part = ({
  part,
  value,
  use,
  first,
  renderLastDay,
  onValue,
}: EditorProps & { readonly part: RepetitionPart }): ReactNode => {
  const s = useMessages(recurrenceMessages);
  if (value.kind === "afterDone")
    return (
      <CountStepper
        label={s("means.afterDone", { count: value.days })}
        count={value.days}
        most={mostDaysAfterDone}
        onCount={(days) => onValue({ ...value, days })}
      />
    );
  if (value.kind === "none" || value.kind === "other" || value.kind === "weekdays") return null;
  switch (part) {
    case "every":
      return (
        <CountStepper
          label={s(`unit.${value.kind}`, { count: value.every })}
          count={value.every}
          most={use.mostEvery}
          onCount={(every) => onValue({ ...value, every })}
        />
      );
    case "ending":
      return (
        <EndingField
          {...{ first, renderLastDay }}
          value={value.ending}
          onValue={(ending) => onValue({ ...value, ending })}
        />
      );
    case "weekdays":
      return value.kind === "weekly" ? (
        <WeekdaysField
          {...{ first, use }}
          value={value.days}
          onDays={(days) => onValue({ ...value, days })}
        />
      ) : null;
    case "monthDay":
    case "date": {
      const Field = part === "date" ? MonthDateField : MonthDayField;
      return value.kind === "monthly" ? (
        <Field first={first} value={value.by} onBy={(by) => onValue({ ...value, by })} />
      ) : null;
    }
    default:
      return null;
  }
};

/** Whether and how a chore or an event repeats: in words, then what belongs to the chosen ones. */
export const RepetitionEditor = (props: EditorProps) => {
  const s = useMessages(recurrenceMessages);
  const { value, use, first, onValue } = props;
  return (
    <>
      <LabeledChoices
        label={s(`label.${use.name}`)}
        value={value.kind}
        choices={use.choices
          .filter(({ kind }) => kind !== "other" || value.kind === "other")
          .map(({ kind, words }) => ({ value: kind, label: s(words) }))}
        onChoose={(kind) => onValue(chosenRepetition(kind, value, use, first))}
      />
      {(use.parts[value.kind] ?? []).map((part) => (
        <Fragment key={part}>
          <Part {...props} part={part} />
        </Fragment>
      ))}
    </>
  );
};
