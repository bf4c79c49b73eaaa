import type { Settings } from "#contract/settings.ts";
import { QuietTimes } from "#client/features/push/QuietTimes.tsx";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "../SectionContent.tsx";
import { AmountSetting } from "../AmountSetting.tsx";
import { NightHours } from "./NightHours.tsx";

const idleMinutes = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const cycleSeconds = [5, 10, 15, 20, 30, 60, 120];

/** Seconds in the largest unit that says them whole, such as a minute or a day of 24 hours. */
const inWholeUnits = (seconds: number) =>
  seconds % 3600 === 0
    ? ({ unit: "hours", count: seconds / 3600 } as const)
    : seconds % 60 === 0
      ? ({ unit: "minutes", count: seconds / 60 } as const)
      : ({ unit: "seconds", count: seconds } as const);

const Times = ({ values }: { values: Settings }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  const { screensaverIdleMin: idle, screensaverCycleSec: cycle } = values;
  const { unit, count } = inWholeUnits(cycle);
  return (
    <>
      <SettingGroup>
        <QuietTimes
          values={values}
          labels={{ from: s("quiet.sleepStart"), until: s("quiet.sleepEnd") }}
        />
        <Notice>{s("quiet.sleepHint")}</Notice>
      </SettingGroup>
      <NightHours values={values} />
      <SettingGroup>
        <AmountSetting
          label={s("quiet.idle")}
          shown={idle === 0 ? s("quiet.off") : s("quiet.minutes", { count: idle })}
          value={idle}
          offered={idleMinutes}
          onValue={(next) => mutate({ screensaverIdleMin: next })}
        />
        <AmountSetting
          label={s("quiet.cycle")}
          shown={s(`quiet.${unit}`, { count })}
          value={cycle}
          offered={cycleSeconds}
          onValue={(next) => mutate({ screensaverCycleSec: next })}
        />
        <Notice>{s("quiet.photosHint")}</Notice>
      </SettingGroup>
    </>
  );
};

/** When the wall sleeps, and when it shows photos. */
export const QuietSection = () => (
  <SectionContent of={useSettings()}>{(values) => <Times values={values} />}</SectionContent>
);
