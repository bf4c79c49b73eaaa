import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { KeepFact } from "#client/app/quick-facts/KeepFact.tsx";
import { useParentHere, useUnlocked } from "#client/features/access/queries.ts";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { quickFactMessages } from "#client/features/calendar/quick-add/facts/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ParentPinForm } from "../../access/ParentPinForm.tsx";

/** What a line says that isn't an event, behind a parent's PIN. */
export const QuickFact = ({ fact, onDone }: { fact: UnderstoodFact; onDone: () => void }) => {
  const s = useMessages(quickFactMessages);
  const isAct = fact.kind === "absence";
  const [isParentHere, areSettingsOpen] = [useParentHere(), useUnlocked("settings")];
  const { mutate, error, isPending } = useUnlock(isAct ? "acts" : "settings");
  return (isAct ? isParentHere : areSettingsOpen) ? (
    <KeepFact fact={fact} onDone={onDone} />
  ) : (
    <ParentPinForm lead={s("forParents")} error={error} busy={isPending} onPin={mutate} />
  );
};
