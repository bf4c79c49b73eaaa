import type { Settings } from "#contract/settings.ts";
import { QuietTimes } from "#client/features/push/QuietTimes.tsx";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useSleepNow } from "../../quiet/use-sleep-now.ts";
import { SectionContent } from "../SectionContent.tsx";
import { AmountSetting } from "../AmountSetting.tsx";
import { NightHours } from "./NightHours.tsx";
import * as styles from "../setting-parts.module.css";

const idleMinutes = [0, 1, 2, 3, 5, 10, 15, 30, 60];
const cycleSeconds = [5, 10, 15, 20, 30, 60, 120];

const Times = ({ values }: { values: Settings }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  const sleepNow = useSleepNow();
  const { screensaverIdleMin: idle, screensaverCycleSec: cycle } = values;
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
          shown={s("quiet.seconds", { count: cycle })}
          value={cycle}
          offered={cycleSeconds}
          onValue={(next) => mutate({ screensaverCycleSec: next })}
        />
        <Notice>{s("quiet.photosHint")}</Notice>
      </SettingGroup>
      <SettingGroup>
        <ListRow>
          <ListRowText>
            <b>{s("quiet.now")}</b>
          </ListRowText>
          <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.settingWays}>
            <Button onClick={quietMode.call}>{s("quiet.screensaver")}</Button>
            <Button onClick={sleepNow}>{s("quiet.sleep")}</Button>
          </Row>
        </ListRow>
      </SettingGroup>
    </>
  );
};

/** When the wall sleeps, and when it shows photos. */
export const QuietSection = () => (
  <SectionContent of={useSettings()}>{(values) => <Times values={values} />}</SectionContent>
);
