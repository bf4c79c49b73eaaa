import { useState } from "react";
import type { Act } from "#contract/acts.ts";
import { ActList } from "#client/features/acts/ActList.tsx";
import { actMessages } from "#client/features/acts/messages/messages.ts";
import { useActs } from "#client/features/acts/queries.ts";
import { useUndoAct } from "#client/features/acts/use-undo-act.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { useAskGuests } from "#client/features/calendar/changes/use-ask-guests.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { UnknownRoom } from "../../ui/UnknownRoom.tsx";
import * as pageStyles from "../../ui/page.module.css";
import { ParentPinForm } from "../access/ParentPinForm.tsx";

/** A parent's PIN before what only parents undo. */
const AskPin = ({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) => {
  const { t } = useI18n();
  const w = useMessages(actMessages);
  const { mutate, error, isPending } = useUnlock("acts");
  return (
    <Sheet open title={t("acts.title")} closeLabel={t("action.close")} onClose={onClose}>
      <ParentPinForm
        lead={w("forParents")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate(proof, { onSuccess: onOpen })}
      />
    </Sheet>
  );
};

/** What was done last in the family, on the wall, with the way back for whoever may take it. */
export const ActsPage = () => {
  const { t } = useI18n();
  const shown = useActs();
  const isParent = useParentHere();
  const { undo, isPending } = useUndoAct(useAskGuests());
  const asWriter = useGuarded("write");
  const [forParent, askFor] = useState<Act>();
  const onUndo = (act: Act): void => {
    if (act.undo === "parent" && !isParent) return askFor(act);
    if (act.undo === "write") return asWriter(() => undo(act));
    undo(act);
  };
  return (
    <div className={pageStyles.room} aria-busy={shown.source === "loading"}>
      <Row as="header" wrap className={pageStyles.roomHead} data-part="room-head">
        <h1>{t("acts.title")}</h1>
        <SourceBadge shown={shown} />
      </Row>
      <UnknownRoom shown={shown} />
      {shown.source === "loading" ? <WaitingRows /> : null}
      {shown.data === undefined ? null : (
        <Stack gap={5}>
          <ActList acts={shown.data.items} canUndo={() => true} busy={isPending} onUndo={onUndo} />
        </Stack>
      )}
      {forParent === undefined ? null : (
        <AskPin
          onClose={() => askFor(undefined)}
          onOpen={() => {
            askFor(undefined);
            undo(forParent);
          }}
        />
      )}
    </div>
  );
};
