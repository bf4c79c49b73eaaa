import { Asked } from "../chores/Asked.tsx";
import { eventWords } from "../text/rooms/events/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { addDays } from "../time.ts";
import { Stepper } from "../ui/form/Stepper.tsx";
import { mostTimes } from "./draft.ts";
import { MomentField } from "./MomentField.tsx";
import type { Ending } from "./repetition.ts";

const kinds = ["never", "until", "count"] as const;
const aQuarter = 91;
const usualTimes = 10;

const chosen = (kind: Ending["kind"], first: string): Ending => {
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
  value: Ending;
  first: string;
  large: boolean;
  onValue: (value: Ending) => void;
}) => {
  const s = useWordsOf(eventWords);
  const counted = (count: number) => onValue({ kind: "count", count });
  return (
    <>
      <Asked
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
          onMore={value.count < mostTimes ? () => counted(value.count + 1) : undefined}
        />
      ) : null}
    </>
  );
};
