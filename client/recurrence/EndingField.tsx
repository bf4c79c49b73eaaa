import type { ReactNode } from "react";
import { addDays } from "../i18n/time.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { LabeledChoices } from "../ui/form/LabeledChoices.tsx";
import { CountStepper } from "./CountStepper.tsx";
import { recurrenceMessages } from "./messages/messages.ts";
import type { RepetitionEnd } from "./repetition.ts";
import { maxRepetitions } from "./repetition-uses.ts";

const kinds = ["never", "until", "count"] as const;
const aQuarter = 91;
const usualTimes = 10;

/** Renders the control for the last day, which each screen has its own way to choose. */
export type RenderLastDay = (label: string, day: string, onDay: (day: string) => void) => ReactNode;

const chosen = (kind: RepetitionEnd["kind"], first: string): RepetitionEnd => {
  if (kind === "until") return { kind, day: addDays(first, aQuarter) };
  return kind === "count" ? { kind, count: usualTimes } : { kind };
};

/** Until when it repeats: without an end, until a day, or so many times. */
export const EndingField = ({
  value,
  first,
  renderLastDay,
  onValue,
}: {
  value: RepetitionEnd;
  first: string;
  renderLastDay: RenderLastDay | undefined;
  onValue: (value: RepetitionEnd) => void;
}) => {
  const s = useMessages(recurrenceMessages);
  return (
    <>
      <LabeledChoices
        label={s("ending")}
        value={value.kind}
        choices={kinds.map((kind) => ({ value: kind, label: s(`end.${kind}`) }))}
        onChoose={(kind) => onValue(chosen(kind, first))}
      />
      {value.kind === "until"
        ? renderLastDay?.(s("untilDay"), value.day, (day) => onValue({ kind: "until", day }))
        : null}
      {value.kind === "count" ? (
        <CountStepper
          label={s("times", { count: value.count })}
          count={value.count}
          most={maxRepetitions}
          onCount={(count) => onValue({ kind: "count", count })}
        />
      ) : null}
    </>
  );
};
