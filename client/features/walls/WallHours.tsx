import type { PresetHours } from "#contract/wall-view.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { presetsInOrder } from "./choices-in-order.ts";
import { wallMessages } from "./messages/messages.ts";
import type { WallPart } from "./wall-part.ts";

const stepMin = 15;
const mostHours = 6;
const days = ["every", "weekdays", "weekend"] as const satisfies readonly PresetHours["days"][];

const usualMorning: PresetHours = {
  ...{ preset: "childrensMorning", start: "06:00", end: "08:30", days: "weekdays" },
};

const Times = ({
  hours,
  onChange,
}: {
  hours: PresetHours;
  onChange: (change: Partial<PresetHours>) => void;
}) => {
  const w = useMessages(wallMessages);
  const { timeOfDay } = useI18n();
  const stepper = (key: "start" | "end", what: string) => (
    <Stepper
      label={what}
      shown={timeOfDay(hours[key])}
      lessLabel={w("less", { what, way: w("earlier") })}
      moreLabel={w("less", { what, way: w("later") })}
      onLess={() => onChange({ [key]: addMinutesToTime(hours[key], -stepMin) })}
      onMore={() => onChange({ [key]: addMinutesToTime(hours[key], stepMin) })}
    />
  );
  return (
    <>
      {stepper("start", w("from"))}
      {stepper("end", w("until"))}
    </>
  );
};

/** What a wall shows at hours of the day, beside what it shows otherwise. */
export const WallHours = ({ wall: { hours }, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  const change = (at: number, part: Partial<PresetHours>): void =>
    choose({ hours: hours.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  return (
    <SettingGroup title={w("hours")}>
      {hours.map((each, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two hours may be the same
        <Stack key={at} gap={2} data-testid="wall-hours">
          <Choices
            label={w("preset")}
            value={each.preset}
            choices={presetsInOrder.map((preset) => ({
              value: preset,
              label: w(`preset.${preset}`),
            }))}
            onChoose={(preset) => change(at, { preset })}
          />
          <Times hours={each} onChange={(part) => change(at, part)} />
          <Choices
            label={w("hours")}
            value={each.days}
            choices={days.map((day) => ({ value: day, label: w(`days.${day}`) }))}
            onChoose={(chosen) => change(at, { days: chosen })}
          />
          <Button kind="quiet" onClick={() => choose({ hours: hours.filter((_, n) => n !== at) })}>
            {w("hours.remove")}
          </Button>
        </Stack>
      ))}
      {hours.length >= mostHours ? null : (
        <Button onClick={() => choose({ hours: [...hours, usualMorning] })}>
          {w("hours.add")}
        </Button>
      )}
      {hours.length > 0 ? null : <Notice>{w("hours.hint")}</Notice>}
    </SettingGroup>
  );
};
