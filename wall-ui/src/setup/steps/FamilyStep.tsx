import { useState } from "react";
import { useLocation } from "wouter";
import { useMembers } from "#client/features/access/queries.ts";
import { lineOf, type RosterLine, useSaveRoster } from "#client/features/members/roster.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { FamilyEditor } from "../../features/members/FamilyEditor.tsx";
import { StepFrame } from "../StepFrame.tsx";

/** Who lives here. The sample family moves out before the first own member moves in. */
export const FamilyStep = ({ isSample }: { isSample: boolean }) => {
  const s = useWordsOf(setupWords);
  const { t } = useText();
  const [, go] = useLocation();
  const { list } = useMembers();
  const [lines, setLines] = useState<readonly RosterLine[]>(() =>
    isSample ? [] : list.map(lineOf),
  );
  const save = useSaveRoster();
  const hasParent = lines.some(({ parent }) => parent);
  return (
    <StepFrame
      step="family"
      title={s("family.title")}
      lead={s("family.lead")}
      next={{
        words: s("next"),
        isClosed: !hasParent || save.isPending,
        onNext: () => save.mutate({ body: [...lines] }, { onSuccess: () => go("/setup/pin") }),
      }}
    >
      <FamilyEditor lines={lines} onLines={setLines} />
      {lines.length > 0 && !hasParent ? (
        <p className="field-problem">{s("family.needsParent")}</p>
      ) : null}
      {save.error === null ? null : (
        <p className="field-problem" role="alert">
          {errorText(t, save.error)}
        </p>
      )}
    </StepFrame>
  );
};
