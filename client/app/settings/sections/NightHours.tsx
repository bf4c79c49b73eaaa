import { Fragment } from "react";
import type { Settings } from "#contract/settings.ts";
import { weekdays } from "#client/context/nights.ts";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { addMinutesToTime } from "#client/ui/form/time-of-day.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionHeading } from "#client/ui/text/SectionHeading.tsx";

const stepMin = 15;
const aMonday = "2026-01-05";

const NightTime = ({
  label,
  night,
  time,
  onTime,
}: {
  label: string;
  /** Which night it belongs to, in words. */
  night: string;
  time: string;
  onTime: (time: string) => void;
}) => {
  const s = useMessages(settingsMessages);
  const { timeOfDay } = useI18n();
  const what = `${night}, ${label}`;
  const shift = (minutes: number) => onTime(addMinutesToTime(time, minutes));
  return (
    <Stepper
      label={label}
      shown={timeOfDay(time)}
      lessLabel={s("less", { what })}
      moreLabel={s("more", { what })}
      onLess={() => shift(-stepMin)}
      onMore={() => shift(stepMin)}
    />
  );
};

/** The nights of the week that have hours of their own. */
export const NightHours = ({ values }: { values: Settings }) => {
  const s = useMessages(settingsMessages);
  const { firstWeekday, dayName, dayShort } = useI18n();
  const { mutate } = useSaveSettings();
  const { sleepStart, sleepEnd, sleepNights } = values;
  const week = weekdays.map((weekday, n) => ({ weekday, day: addDays(aMonday, n) }));
  const inOrder = [...week.slice(firstWeekday - 1), ...week.slice(0, firstWeekday - 1)];
  const own = inOrder.flatMap(({ weekday, day }) => {
    const hours = sleepNights[weekday];
    return hours === undefined ? [] : [{ weekday, day, hours }];
  });
  const usual = { start: sleepStart, end: sleepEnd };
  const change = (weekday: (typeof weekdays)[number], hours: typeof usual) =>
    mutate({ sleepNights: { ...sleepNights, [weekday]: hours } });
  return (
    <SettingGroup>
      <MultipleChoice
        label={s("quiet.ownNights")}
        hint={s("quiet.ownNightsHint")}
        chosen={own.map(({ weekday }) => weekday)}
        choices={inOrder.map(({ weekday, day }) => ({ value: weekday, label: dayShort(day) }))}
        onChoose={(chosen) =>
          mutate({
            sleepNights: Object.fromEntries(
              chosen.map((weekday) => [weekday, sleepNights[weekday] ?? usual]),
            ),
          })
        }
      />
      {own.map(({ weekday, day, hours }) => {
        const night = s("quiet.night", { from: dayName(day), to: dayName(addDays(day, 1)) });
        return (
          <Fragment key={weekday}>
            <SectionHeading>{night}</SectionHeading>
            <NightTime
              label={s("quiet.sleepStart")}
              night={night}
              time={hours.start}
              onTime={(start) => change(weekday, { ...hours, start })}
            />
            <NightTime
              label={s("quiet.sleepEnd")}
              night={night}
              time={hours.end}
              onTime={(end) => change(weekday, { ...hours, end })}
            />
            {hours.start === hours.end ? <Notice>{s("quiet.noSleep")}</Notice> : null}
          </Fragment>
        );
      })}
    </SettingGroup>
  );
};
