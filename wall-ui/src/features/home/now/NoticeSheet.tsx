import { useConfig } from "#client/context/config.ts";
import { noticeMessages, noticeText } from "#client/features/meta/notice-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import * as styles from "./notices.module.css";

/** What a grown-up should know, each in a sentence. */
export const NoticeSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, dateLong, clock } = useI18n();
  const s = useMessages(noticeMessages);
  const moment = (instant: string) => `${dateLong(instant)}, ${clock(instant)}`;
  return (
    <Sheet open={open} title={t("setup.notices")} closeLabel={t("action.close")} onClose={onClose}>
      <Stack as="ul" gap={4} className={styles.noticesList}>
        {useConfig().notices.map((notice) => (
          <li key={notice.error} dir="auto">
            {noticeText(s, moment, notice)}
          </li>
        ))}
      </Stack>
    </Sheet>
  );
};
