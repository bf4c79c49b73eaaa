import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { eventMessages } from "./messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { maxRepetitions } from "./event-draft.ts";
import { MomentField } from "./MomentField.tsx";
import type { RepetitionEnd } from "./repetition.ts";

const kinds = ["never", "until", "count"] as const;
const aQuarter = 91;
const usualTimes = 10;

const chosen = (kind: RepetitionEnd["kind"], first: string): RepetitionEnd => {
  if (kind === "until") return { kind, day: addDays(first, aQuarter) };
  return kind === "count" ? { kind, count: usualTimes } : { kind };
};

/** Until when it repeats: without an end, until a day, or so many times. */
export const EndingField = ({
  value,
  first,
  large,
  onValue,
}: {
  value: RepetitionEnd;
  first: string;
  large: boolean;
  onValue: (value: RepetitionEnd) => void;
}) => {
  const s = useMessages(eventMessages);
  const counted = (count: number) => onValue({ kind: "count", count });
  return (
    <>
      <LabeledChoices
        label={s("ending")}
        value={value.kind}
        choices={kinds.map((kind) => ({ value: kind, label: s(`end.${kind}`) }))}
        onChoose={(kind) => onValue(chosen(kind, first))}
      />
      {value.kind === "until" ? (
        <MomentField
          label={s("untilDay")}
          moment={{ day: value.day, minute: 0 }}
          isDay
          large={large}
          onMoment={({ day }) => onValue({ kind: "until", day })}
        />
      ) : null}
      {value.kind === "count" ? (
        <Stepper
          label={s("times", { count: value.count })}
          shown={String(value.count)}
          lessLabel={s("less")}
          moreLabel={s("more")}
          onLess={value.count > 1 ? () => counted(value.count - 1) : undefined}
          onMore={value.count < maxRepetitions ? () => counted(value.count + 1) : undefined}
        />
      ) : null}
    </>
  );
};
