import { useFamily, useMe } from "../../context/family.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import { useWaiting } from "../../mutations/use-mutation-queue.ts";
import { noteMessages } from "./messages/messages.ts";
import { addNote } from "./mutations.ts";

/** Says what a note of this phone waits for that the house hasn't got: the network, or its writer; nothing of the others. */
export const useWaitingNotes = (): ((id: string) => string) => {
  const w = useMessages(noteMessages);
  const me = useMe();
  const family = useFamily();
  const waiting = useWaiting().flatMap((mutation) => inputOf(addNote, mutation) ?? []);
  return (id) => {
    const note = waiting.find((one) => one.id === id);
    if (note === undefined) return "";
    if (note.memberId === undefined || note.memberId === me?.id) return ` · ${w("waits")}`;
    const writer = family.find((member) => member.id === note.memberId);
    return ` · ${writer === undefined ? w("waitsForNobody") : w("waitsFor", { name: writer.name })}`;
  };
};
