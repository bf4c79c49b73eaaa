import { useState } from "react";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { ChosenAnswers, OpenQuestion } from "../open-questions.ts";
import { isFactSettled, withFactAnswers } from "./settled-fact.ts";

type Meant = "event" | "fact";

/** Whether a line is meant as an event or as what else it says, and what was settled of the latter; words that change are asked anew. */
export const useQuickFact = (said: UnderstoodFact | undefined, words: string) => {
  const [chosen, setChosen] = useState<{ readonly words: string; readonly as: Meant }>();
  const [answered, setAnswered] = useState<{
    readonly words: string;
    readonly answers: ChosenAnswers;
  }>();
  const answers = answered?.words === words ? answered.answers : {};
  const likely: Meant | undefined = said?.isSure === true ? "fact" : undefined;
  const meant: Meant | undefined =
    said === undefined ? "event" : chosen?.words === words ? chosen.as : likely;
  const fact = said === undefined ? undefined : withFactAnswers(said, answers);
  return {
    /** Undefined while nobody has said which it is. */
    meant,
    fact,
    answers,
    isSettled: said !== undefined && isFactSettled(said, answers),
    mean: (as: Meant) => setChosen({ words, as }),
    answer: (about: OpenQuestion["about"], choice: string) =>
      setAnswered({ words, answers: { ...answers, [about]: choice } }),
  };
};
