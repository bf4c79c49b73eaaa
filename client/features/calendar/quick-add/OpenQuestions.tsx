import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { useFamily } from "#client/context/family.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { asksForDay, type ChosenAnswers, type OpenQuestion } from "./open-questions.ts";
import { DayPicker } from "#client/ui/form/DayPicker.tsx";
import { useToday } from "#client/context/clock.ts";
import * as styles from "#client/ui/form/choices.module.css";

const aFew = 32;

const useQuestion = (): ((ask: OpenQuestion) => string) => {
  const s = useMessages(eventMessages);
  return ({ about, words }) => {
    switch (about) {
      case "date":
        // A rule that may begin on either day is about the whole line.
        return words === undefined || words.length > aFew
          ? s("ask.date")
          : s("ask.dateOf", { words });
      case "time":
        return words === undefined ? s("ask.time") : s("ask.timeOf", { words });
      case "member":
        return words === undefined ? s("ask.whose") : s("ask.member", { words });
      case "exception":
      case "firstDay":
      case "lastDay":
      case "numberedWeeks":
      case "repetition":
        return s(`ask.${about}`, { words: words ?? "" });
      default:
        return s(`ask.${about}`);
    }
  };
};

const OneAsk = ({
  ask,
  answer,
  large,
  onAnswer,
  onDay,
}: {
  ask: OpenQuestion;
  answer: string | undefined;
  large: boolean;
  onAnswer: (choice: string) => void;
  onDay: (day: string) => void;
}) => {
  const { clock, dateLong } = useI18n();
  const today = useToday();
  const family = useFamily();
  const question = useQuestion()(ask);
  const { about, choices = [] } = ask;
  if (asksForDay(ask))
    return large ? (
      <div className={styles.several} data-part="several" role="group" aria-label={question}>
        <FieldLabel spoken={false}>{question}</FieldLabel>
        <DayPicker day={undefined} today={today} onDay={onDay} />
      </div>
    ) : (
      <PickerField
        type="date"
        label={question}
        value=""
        onValue={(day) => {
          if (day !== "") onDay(day);
        }}
      />
    );
  if (choices.length === 0)
    return (
      <Text as="p" weight="semibold">
        {question}
      </Text>
    );
  const faceOf = (id: string) => family.find((member) => member.id === id);
  return (
    <LabeledChoices
      label={question}
      // What is likeliest is taken for granted, in sight; whose it is never.
      value={answer ?? (about === "member" ? undefined : choices[0])}
      choices={choices.map((choice) => {
        const face = about === "member" ? faceOf(choice) : undefined;
        if (face !== undefined)
          return { value: choice, label: face.name, picture: <Avatar face={face} /> };
        return { value: choice, label: about === "time" ? clock(choice) : dateLong(choice) };
      })}
      onChoose={onAnswer}
    />
  );
};

/** What quick words left open, each with what may be meant, likeliest first; `onDay` hears a day where none was said. */
export const OpenQuestions = ({
  asks,
  answers,
  large,
  onAnswer,
  onDay,
}: {
  asks: readonly OpenQuestion[];
  answers: ChosenAnswers;
  large: boolean;
  onAnswer: (about: OpenQuestion["about"], choice: string) => void;
  onDay: (day: string, ask: OpenQuestion) => void;
}) => (
  <>
    {asks.map((ask) => (
      <OneAsk
        key={`${ask.about} ${ask.words}`}
        ask={ask}
        answer={answers[ask.about]}
        large={large}
        onAnswer={(choice) => onAnswer(ask.about, choice)}
        onDay={(day) => onDay(day, ask)}
      />
    ))}
  </>
);
