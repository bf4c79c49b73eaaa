import { useState } from "react";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { savedDraftOf } from "#client/mutations/drafts/find-saved-draft.ts";
import { AddEvent, newEventDraftKey } from "#client/features/calendar/editing/AddEvent.tsx";
import type { EventDraft } from "#client/features/calendar/editing/event-draft.ts";
import { QuickAddForm } from "#client/features/calendar/quick-add/QuickAddForm.tsx";
import { useEmptyDraft } from "#client/features/calendar/editing/use-empty-draft.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useFactWords } from "#client/features/calendar/quick-add/facts/use-fact-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";

const QuickFact = lazyPart(async () => (await import("./QuickFact.tsx")).QuickFact);

const Inside = ({
  day,
  onFact,
  onClose,
}: {
  day: string;
  onFact: (fact: UnderstoodFact) => void;
  onClose: () => void;
}) => {
  const empty = useEmptyDraft();
  const [before] = useState(() => empty(day));
  const [fields, setFields] = useState<EventDraft | undefined>(() =>
    savedDraftOf(newEventDraftKey, before),
  );
  return fields === undefined ? (
    <QuickAddForm day={day} large onFields={setFields} onFact={onFact} onDone={onClose} />
  ) : (
    <AddEvent before={before} start={fields} large onDone={onClose} />
  );
};

/** The sheet in which an event is said in plain words on the wall, or what else these say, or an event is written field by field from there; `day` is the one that the screen shows. */
export const QuickAddSheet = ({
  open,
  day,
  onClose,
}: {
  open: boolean;
  day: string;
  onClose: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const [fact, setFact] = useState<UnderstoodFact>();
  const kindOf = useFactWords();
  const close = () => {
    setFact(undefined);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title={fact === undefined ? s("addTitle") : kindOf(fact).kind}
      closeLabel={t("action.close")}
      onClose={close}
    >
      {fact === undefined ? (
        <Inside day={day} onFact={setFact} onClose={close} />
      ) : (
        <QuickFact fact={fact} onDone={close} />
      )}
    </Sheet>
  );
};
