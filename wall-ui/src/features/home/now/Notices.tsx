import { useState } from "react";
import { useConfig } from "#client/context/config.ts";
import { noticeText, noticeMessages } from "#client/features/meta/notice-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./notices.module.css";

/** A quiet mark while there is something that a grown-up should know; a tap says what. */
export const Notices = () => {
  const { t, dateLong, clock } = useI18n();
  const s = useMessages(noticeMessages);
  const notices = useConfig().notices;
  const [open, setOpen] = useState(false);
  if (notices.length === 0) return null;
  const moment = (instant: string) => `${dateLong(instant)}, ${clock(instant)}`;
  return (
    <>
      <Text
        as="button"
        size="small"
        tone="warn"
        weight="bold"
        type="button"
        className={styles.notices}
        onClick={() => setOpen(true)}
      >
        <Icon name="warning" />
        {t("wall.notices", { count: notices.length })}
      </Text>
      <Sheet
        open={open}
        title={t("setup.notices")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <Stack as="ul" gap={4} className={styles.noticesList}>
          {notices.map((notice) => (
            <li key={notice.error} dir="auto">
              {noticeText(s, moment, notice)}
            </li>
          ))}
        </Stack>
      </Sheet>
    </>
  );
};
