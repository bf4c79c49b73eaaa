import { useState } from "react";
import { useLocation } from "wouter";
import { useMembers } from "#client/context/members.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { rosterEntryOf, type RosterEntry } from "#client/features/members/roster.ts";
import { saveRoster } from "#client/features/members/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FamilyEditor } from "#client/app/settings/family/FamilyEditor.tsx";
import { StepFrame } from "../StepFrame.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** Who lives here. The sample family moves out before the first own member moves in. */
export const FamilyStep = ({ isSample }: { isSample: boolean }) => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const { list } = useMembers();
  const [roster, setRoster] = useState<readonly RosterEntry[]>(() =>
    isSample ? [] : list.map(rosterEntryOf),
  );
  const save = useMutate(saveRoster);
  const hasParent = roster.some(({ parent }) => parent);
  return (
    <StepFrame
      step="family"
      title={s("family.title")}
      lead={s("family.lead")}
      next={{
        words: s("next"),
        isClosed: !hasParent || save.isPending,
        onNext: () => save.mutate({ body: [...roster] }, { onSuccess: () => go("/setup/pin") }),
      }}
    >
      <FamilyEditor roster={roster} onChange={({ members }) => setRoster(members)} />
      {hasParent ? null : (
        <Notice {...(roster.length > 0 ? { kind: "problem" as const } : {})}>
          {s("family.needsParent")}
        </Notice>
      )}
      {save.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, save.error)}
        </Notice>
      )}
    </StepFrame>
  );
};
