import type { Settings } from "#contract/settings.ts";
import { QuietTimes } from "#client/features/push/QuietTimes.tsx";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { useSleepNow } from "../../quiet/use-sleep-now.ts";
import { SectionContent } from "../SectionContent.tsx";
import { stepValue } from "../step-value.ts";
import { NightHours } from "./NightHours.tsx";

const idleMinutes = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const cycleSeconds = [5, 10, 15, 20, 30, 60, 120];

const Times = ({ values }: { values: Settings }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  const sleepNow = useSleepNow();
  const amount = (
    label: string,
    shown: string,
    key: "screensaverIdleMin" | "screensaverCycleSec",
    offered: readonly number[],
  ) => {
    const less = stepValue(offered, values[key], -1);
    const more = stepValue(offered, values[key], 1);
    return (
      <Stepper
        label={label}
        shown={shown}
        lessLabel={s("less", { what: label })}
        moreLabel={s("more", { what: label })}
        onLess={less === undefined ? undefined : () => mutate({ [key]: less })}
        onMore={more === undefined ? undefined : () => mutate({ [key]: more })}
      />
    );
  };
  const idle = values.screensaverIdleMin;
  return (
    <>
      <div className="setting-group">
        <QuietTimes
          values={values}
          labels={{ from: s("quiet.sleepStart"), until: s("quiet.sleepEnd") }}
        />
        <p className="setting-note">{s("quiet.sleepHint")}</p>
      </div>
      <NightHours values={values} />
      <div className="setting-group">
        {amount(
          s("quiet.idle"),
          idle === 0 ? s("quiet.off") : s("quiet.minutes", { count: idle }),
          "screensaverIdleMin",
          idleMinutes,
        )}
        {amount(
          s("quiet.cycle"),
          s("quiet.seconds", { count: values.screensaverCycleSec }),
          "screensaverCycleSec",
          cycleSeconds,
        )}
        <p className="setting-note">{s("quiet.photosHint")}</p>
      </div>
      <div className="setting-group">
        <div className="setting">
          <span className="setting-words">
            <b>{s("quiet.now")}</b>
          </span>
          <span className="setting-ways">
            <Button onClick={quietMode.call}>{s("quiet.screensaver")}</Button>
            <Button onClick={sleepNow}>{s("quiet.sleep")}</Button>
          </span>
        </div>
      </div>
    </>
  );
};

/** When the wall sleeps, and when it shows photos. */
export const QuietSection = () => (
  <SectionContent of={useSettings()}>{(values) => <Times values={values} />}</SectionContent>
);
