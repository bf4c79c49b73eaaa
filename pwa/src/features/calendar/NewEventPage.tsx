import { useState } from "react";
import { useLocation } from "wouter";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { useMe } from "#client/context/family.ts";
import { quickFactMessages } from "#client/features/calendar/quick-add/facts/messages/messages.ts";
import { useFactWords } from "#client/features/calendar/quick-add/facts/use-fact-words.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { AddEvent, newEventDraftKey } from "#client/features/calendar/editing/AddEvent.tsx";
import type { EventDraft } from "#client/features/calendar/editing/event-draft.ts";
import { QuickAddForm } from "#client/features/calendar/quick-add/QuickAddForm.tsx";
import { useEmptyDraft } from "#client/features/calendar/editing/use-empty-draft.ts";
import { savedDraftOf } from "#client/mutations/drafts/find-saved-draft.ts";
import { useConnection } from "#client/context/app-context.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SubPage } from "../../ui/SubPage.tsx";
import { wayBack } from "../../ui/way-back.ts";
import * as styles from "./calendar.module.css";

const KeepFact = lazyPart(
  async () => (await import("#client/app/quick-facts/KeepFact.tsx")).KeepFact,
);

/** What a line says that isn't an event: a parent's to write down. */
const OwnFact = ({ fact, onDone }: { fact: UnderstoodFact; onDone: () => void }) => {
  const s = useMessages(quickFactMessages);
  return useMe()?.parent === true ? (
    <KeepFact fact={fact} onDone={onDone} />
  ) : (
    <Notice kind="problem">{s("forParents")}</Notice>
  );
};

/** A new event: in plain words, or field by field where an hour was tapped and where nobody is there to understand words. */
export const NewEventPage = ({
  day,
  minute,
  memberIds,
}: {
  day: string;
  minute: number | undefined;
  /** Whose events are being looked at. */
  memberIds: readonly string[];
}) => {
  const s = useMessages(eventMessages);
  const [, go] = useLocation();
  const empty = useEmptyDraft();
  const isCutOff = useConnection().state === "offline";
  const [before] = useState(() => empty(day, minute, memberIds));
  const [fields, setFields] = useState<EventDraft | undefined>(() => {
    const isLeft = savedDraftOf(newEventDraftKey, before) !== undefined;
    return minute === undefined && !isCutOff && !isLeft ? undefined : before;
  });
  const [fact, setFact] = useState<UnderstoodFact>();
  const kindOf = useFactWords();
  const leave = () => go(wayBack("/calendar"), { replace: true });
  return (
    <SubPage
      look={styles.calendarPage}
      title={fact === undefined ? s("addTitle") : kindOf(fact).kind}
      back="/calendar"
    >
      {fact !== undefined ? (
        <OwnFact fact={fact} onDone={leave} />
      ) : fields === undefined ? (
        <QuickAddForm
          {...{ day, large: false }}
          onFields={setFields}
          onFact={setFact}
          onDone={leave}
        />
      ) : (
        <AddEvent before={before} start={fields} large={false} onDone={leave} />
      )}
    </SubPage>
  );
};
