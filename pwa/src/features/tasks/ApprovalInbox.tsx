import { Suspense } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useApprovals } from "#client/features/tasks/approvals/approvals.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./chores.module.css";

const ApprovalList = lazyPart(
  async () => (await import("#client/features/tasks/approvals/ApprovalList.tsx")).ApprovalList,
);

/** What waits for this parent; nothing where nothing does. */
export const ApprovalInbox = () => {
  const { t } = useI18n();
  const count = useApprovals(true).data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.inbox}>
      <h2>{t("chores.waits", { count })}</h2>
      <Suspense fallback={null}>
        <ApprovalList />
      </Suspense>
    </Stack>
  );
};
