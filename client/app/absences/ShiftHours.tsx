import type { ShiftTimes } from "#contract/absences.ts";
import { usualShiftTimes } from "#contract/rules/shift-times.ts";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { addMinutesToTime } from "#client/ui/form/time-of-day.ts";
import type { PatternDraft } from "./pattern-draft.ts";

const stepMin = 15;
const kinds = ["early", "late", "night"] as const;

/** When the shifts that a draft's weeks have begin and end. */
export const ShiftHours = ({
  draft,
  onDraft,
}: {
  draft: PatternDraft;
  onDraft: (draft: PatternDraft) => void;
}) => {
  const s = useMessages(absenceMessages);
  const { timeOfDay } = useI18n();
  const times: ShiftTimes = draft.shiftTimes ?? usualShiftTimes;
  const given = new Set([...draft.weeks.flat(), ...draft.exceptions.map(({ is }) => is)]);
  const shown = kinds.filter((kind) => given.has(kind));
  if (shown.length === 0) return null;
  const row = (kind: (typeof kinds)[number], edge: "start" | "end") => {
    const label = s(edge === "start" ? "shiftFrom" : "shiftUntil", { shift: s(kind) });
    const by = (minutes: number) => () => {
      const moved = { ...times[kind], [edge]: addMinutesToTime(times[kind][edge], minutes) };
      // One that lasts no time, or a whole day, is none.
      if (moved.start !== moved.end) onDraft({ ...draft, shiftTimes: { ...times, [kind]: moved } });
    };
    return (
      <Stepper
        key={`${kind} ${edge}`}
        label={label}
        shown={timeOfDay(times[kind][edge])}
        lessLabel={s("earlier", { what: label })}
        moreLabel={s("later", { what: label })}
        onLess={by(-stepMin)}
        onMore={by(stepMin)}
      />
    );
  };
  return (
    <SettingGroup title={s("shiftHours")}>
      {shown.flatMap((kind) => [row(kind, "start"), row(kind, "end")])}
    </SettingGroup>
  );
};
