import { useNoticeTexts } from "#client/features/meta/use-notice-texts.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import * as styles from "./notices.module.css";

/** What a grown-up should know, each in a sentence. */
export const NoticeSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useI18n();
  return (
    <Sheet open={open} title={t("setup.notices")} closeLabel={t("action.close")} onClose={onClose}>
      <Stack as="ul" gap={4} className={styles.noticesList}>
        {useNoticeTexts().map(({ key, words }) => (
          <li key={key} dir="auto">
            {words}
          </li>
        ))}
      </Stack>
    </Sheet>
  );
};
