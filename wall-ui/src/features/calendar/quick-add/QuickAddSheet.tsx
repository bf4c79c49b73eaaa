import { useState } from "react";
import { putAwayIn } from "#client/mutations/drafts/saved-drafts.ts";
import { AddEvent, newEventPlace } from "#client/features/calendar/editing/AddEvent.tsx";
import type { Draft } from "#client/features/calendar/editing/event-draft.ts";
import { QuickWords } from "#client/features/calendar/quick-add/QuickAddForm.tsx";
import { useEmptyDraft } from "#client/features/calendar/editing/use-empty-draft.ts";
import { eventWords } from "#client/features/calendar/editing/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/Sheet.tsx";

const Inside = ({ day, onClose }: { day: string; onClose: () => void }) => {
  const empty = useEmptyDraft();
  const [before] = useState(() => empty(day));
  const [fields, setFields] = useState<Draft | undefined>(() => putAwayIn(newEventPlace, before));
  return fields === undefined ? (
    <QuickWords day={day} large onFields={setFields} onDone={onClose} />
  ) : (
    <AddEvent before={before} start={fields} large onDone={onClose} />
  );
};

/** The sheet in which an event is said in plain words on the wall, or written field by field from there; `day` is the one that the screen shows. */
export const QuickAdd = ({
  open,
  day,
  onClose,
}: {
  open: boolean;
  day: string;
  onClose: () => void;
}) => {
  const s = useWordsOf(eventWords);
  const { t } = useText();
  return (
    <Sheet open={open} title={s("addTitle")} closeLabel={t("action.close")} onClose={onClose}>
      <Inside day={day} onClose={onClose} />
    </Sheet>
  );
};
