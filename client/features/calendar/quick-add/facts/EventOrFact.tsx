import type { ReactNode } from "react";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import type { OpenQuestion } from "../open-questions.ts";
import { OpenQuestions } from "../OpenQuestions.tsx";
import { FactPreview } from "./FactPreview.tsx";
import { quickFactMessages } from "./messages/messages.ts";
import { useFactWords } from "./use-fact-words.ts";
import type { useQuickFact } from "./use-quick-fact.ts";

/** Whether a line is an event or what else it says, and that as it would be kept; `children` are the event. */
export const EventOrFact = ({
  fact,
  quick,
  isOld,
  large,
  onDay,
  children,
}: {
  fact: UnderstoodFact;
  quick: ReturnType<typeof useQuickFact>;
  isOld: boolean;
  large: boolean;
  /** Hears a day of which the words leave the first or the last one open. */
  onDay: (day: string, ask: OpenQuestion) => void;
  children: ReactNode;
}) => {
  const s = useMessages(quickFactMessages);
  const { kind } = useFactWords()(fact);
  return (
    <>
      <LabeledChoices
        label={s("what")}
        value={quick.meant}
        choices={[
          { value: "fact", label: kind },
          { value: "event", label: s("event") },
        ]}
        onChoose={quick.mean}
      />
      {quick.meant === "event" ? children : null}
      {quick.meant === "fact" ? (
        <>
          <FactPreview fact={fact} isOld={isOld} />
          <OpenQuestions
            asks={fact.asks}
            answers={quick.answers}
            large={large}
            onAnswer={quick.answer}
            onDay={onDay}
          />
        </>
      ) : null}
    </>
  );
};
