import { useUnlock } from "../../../client/members.ts";
import { useFamily } from "../../../client/family.tsx";
import { choreWords } from "../../../client/text/rooms/chores/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { PinAsk } from "../setup/PinAsk.tsx";

/** A parent's PIN before chores are arranged on the wall. */
export const ParentGate = () => {
  const s = useWordsOf(choreWords);
  const { mutate, error, isPending } = useUnlock();
  const isAnyone = useFamily().some(({ parent, hasPin }) => parent && hasPin);
  if (!isAnyone) return <EmptyState picture="key" title={s("gateNoPin")} />;
  return <PinAsk lead={s("gate")} error={error} busy={isPending} onPin={mutate} />;
};
