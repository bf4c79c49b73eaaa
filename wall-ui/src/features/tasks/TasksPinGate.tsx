import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { useFamily } from "#client/context/family.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { ParentPinForm } from "../access/ParentPinForm.tsx";

/** A parent's PIN before chores are arranged on the wall. */
export const TasksPinGate = () => {
  const s = useMessages(taskMessages);
  const { mutate, error, isPending } = useUnlock("acts");
  const isAnyone = useFamily().some(({ parent, hasPin }) => parent && hasPin);
  if (!isAnyone) return <EmptyState picture="key" title={s("gateNoPin")} />;
  return <ParentPinForm lead={s("gate")} error={error} busy={isPending} onPin={mutate} />;
};
