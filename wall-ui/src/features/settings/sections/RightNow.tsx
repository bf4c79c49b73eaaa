import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "#client/app/settings/setting-parts.module.css";
import { useSleepNow } from "../../quiet/use-sleep-now.ts";

/** What this wall does at once: show photos, or sleep. */
export const RightNow = () => {
  const s = useMessages(settingsMessages);
  const sleepNow = useSleepNow();
  return (
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
  );
};
