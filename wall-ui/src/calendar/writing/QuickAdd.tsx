import { useState } from "react";
import { putAwayIn } from "../../../../client/drafts/put-away.ts";
import { AddEvent, newEventPlace } from "../../../../client/events/AddEvent.tsx";
import type { Draft } from "../../../../client/events/draft.ts";
import { QuickWords } from "../../../../client/events/QuickWords.tsx";
import { useEmptyDraft } from "../../../../client/events/use-empty-draft.ts";
import { eventWords } from "../../../../client/text/rooms/events/words.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Sheet } from "../../../../client/ui/Sheet.tsx";

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
