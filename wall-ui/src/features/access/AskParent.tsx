import { useEffect } from "react";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { wallMessages } from "#client/features/walls/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ParentPinForm } from "./ParentPinForm.tsx";
import type { ParentQuestion } from "../../rights/parent-question.ts";

/** A question that nobody answers doesn't stand over the wall for longer than this. */
const closeAfterMs = 60_000;

/** Says what this wall may not do, and lets a parent's PIN allow it for fifteen minutes. */
export const AskParent = ({ question }: { question: ParentQuestion }) => {
  const { t } = useI18n();
  const w = useMessages(wallMessages);
  const { mutateAsync, error, isPending } = useUnlock("acts");
  useEffect(() => {
    const timer = setTimeout(() => question.answer(false), closeAfterMs);
    return () => clearTimeout(timer);
  }, [question]);
  return (
    <Sheet
      open
      title={w(question.needed === "write" ? "mayOnly.tick" : "mayOnly.look")}
      closeLabel={t("action.close")}
      onClose={() => question.answer(false)}
    >
      <ParentPinForm
        lead={w("mayOnly.pin")}
        error={error}
        busy={isPending}
        onPin={(proof) => {
          mutateAsync(proof).then(
            () => question.answer(true),
            () => undefined,
          );
        }}
      />
    </Sheet>
  );
};
