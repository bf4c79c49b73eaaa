import type { Settings } from "../../../../contract/settings.ts";
import { useSaveSettings, useSettings } from "../../../../client/settings.ts";
import { settingsWords } from "../../../../client/text/rooms/settings/words.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { clockFace, later } from "../../../../client/ui/form/time-of-day.ts";
import { Stepper } from "../../../../client/ui/form/Stepper.tsx";
import { Shown } from "../Shown.tsx";
import { stepFrom } from "../steps-of.ts";

const idleMinutes = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const cycleSeconds = [5, 10, 15, 20, 30, 60, 120];

const Times = ({ values }: { values: Settings }) => {
  const s = useWordsOf(settingsWords);
  const { locale } = useText();
  const { mutate } = useSaveSettings();
  const row = (label: string, key: "sleepStart" | "sleepEnd") => (
    <Stepper
      label={label}
      shown={clockFace(values[key], locale)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={() => mutate({ [key]: later(values[key], -15) })}
      onMore={() => mutate({ [key]: later(values[key], 15) })}
    />
  );
  const amount = (
    label: string,
    shown: string,
    key: "screensaverIdleMin" | "screensaverCycleSec",
    offered: readonly number[],
  ) => {
    const less = stepFrom(offered, values[key], -1);
    const more = stepFrom(offered, values[key], 1);
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
        {row(s("quiet.sleepStart"), "sleepStart")}
        {row(s("quiet.sleepEnd"), "sleepEnd")}
        <p className="setting-note">{s("quiet.sleepHint")}</p>
      </div>
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
      </div>
    </>
  );
};

/** When the wall sleeps, and when it shows photos. */
export const Quiet = () => (
  <Shown of={useSettings()}>{(values) => <Times values={values} />}</Shown>
);
