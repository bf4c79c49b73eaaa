import { Suspense, useState } from "react";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./notices.module.css";

const NoticeSheet = lazyPart(async () => (await import("./NoticeSheet.tsx")).NoticeSheet);

/** A quiet mark while there is something that a grown-up should know; a tap says what. */
export const Notices = () => {
  const { t } = useI18n();
  const notices = useConfig().notices;
  const [sheet, setSheet] = useState<"never" | "open" | "closed">("never");
  if (notices.length === 0) return null;
  return (
    <>
      <Text
        as="button"
        size="small"
        tone="warn"
        weight="bold"
        type="button"
        className={styles.notices}
        onClick={() => setSheet("open")}
      >
        <Icon name="warning" />
        {t("wall.notices", { count: notices.length })}
      </Text>
      {sheet === "never" ? null : (
        <Suspense fallback={null}>
          <NoticeSheet open={sheet === "open"} onClose={() => setSheet("closed")} />
        </Suspense>
      )}
    </>
  );
};
