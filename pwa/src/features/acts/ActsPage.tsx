import { ActList } from "#client/features/acts/ActList.tsx";
import { useUndoAct } from "#client/features/acts/use-undo-act.ts";
import { useActs } from "#client/features/acts/queries.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useAskGuests } from "#client/features/calendar/changes/use-ask-guests.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SubPage } from "../../ui/SubPage.tsx";

/** What was done last in the family, on the phone, with the way back. */
export const ActsPage = () => {
  const { t } = useI18n();
  const shown = useActs();
  const isParent = useParentHere();
  const { undo, isPending } = useUndoAct(useAskGuests());
  return (
    <SubPage title={t("acts.title")} back="/">
      {shown.source === "stale" ? <SourceBadge shown={shown} /> : null}
      {shown.source === "failed" ? (
        <Notice kind="problem">{errorText(t, shown.error)}</Notice>
      ) : null}
      {shown.source === "loading" ? <WaitingRows /> : null}
      {shown.data === undefined ? null : (
        <ActList
          acts={shown.data.items}
          canUndo={(act) => act.undo !== "parent" || isParent}
          busy={isPending}
          onUndo={undo}
        />
      )}
    </SubPage>
  );
};
