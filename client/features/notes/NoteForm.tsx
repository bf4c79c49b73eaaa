import { useState } from "react";
import { useToday } from "../../context/clock.ts";
import { useFamily } from "../../context/family.ts";
import { addDays } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LabeledChoices } from "../../ui/form/LabeledChoices.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { noteMessages } from "./messages/messages.ts";
import { useChangeNotes } from "./use-change-notes.ts";

const longest = 140;
const aWeek = 7;
const everybody = "";

/** Whom a note is for: everybody, or one of the family. */
const ForWhom = ({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) => {
  const w = useMessages(noteMessages);
  const family = useFamily();
  if (family.length < 2) return null;
  return (
    <LabeledChoices
      label={w("forWhom")}
      value={chosen}
      choices={[
        { value: everybody, label: w("everybody") },
        ...family.map((member) => ({
          ...{ value: member.id, label: member.name },
          picture: <Avatar face={member} />,
        })),
      ]}
      onChoose={onChoose}
    />
  );
};

/** The last day on which a note is shown: one of the next seven, or in two weeks. */
const UntilWhen = ({ chosen, onChoose }: { chosen: string; onChoose: (day: string) => void }) => {
  const w = useMessages(noteMessages);
  const { t, dayName } = useI18n();
  const today = useToday();
  const days = Array.from({ length: aWeek }, (_, at) => addDays(today, at));
  return (
    <LabeledChoices
      label={w("untilWhen")}
      value={chosen}
      choices={[
        ...days.map((day) => ({
          value: day,
          label: day === today ? t("calendar.today") : dayName(day),
        })),
        { value: addDays(today, 2 * aWeek), label: w("twoWeeks") },
      ]}
      onChoose={onChoose}
    />
  );
};

/** A new note: its words, whom it is for, and how long it stays; `memberId` is who writes it, where the page knows. */
export const NoteForm = ({ memberId }: { memberId: string | undefined }) => {
  const w = useMessages(noteMessages);
  const today = useToday();
  const { add } = useChangeNotes();
  const [text, setText] = useState("");
  const [whom, setWhom] = useState(everybody);
  const [lastDay, setLastDay] = useState(today);
  // The form may have stood open over midnight.
  const until = lastDay < today ? today : lastDay;
  const [isBusy, setBusy] = useState(false);
  const words = text.trim();
  const save = async () => {
    setBusy(true);
    const isUp = await add({
      ...{ text: words, until },
      ...(whom === everybody ? {} : { forMemberId: whom }),
      ...(memberId === undefined ? {} : { memberId }),
    });
    setBusy(false);
    if (isUp) setText("");
  };
  return (
    <Stack
      as="form"
      gap={4}
      aria-label={w("new")}
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== "" && !isBusy) void save();
      }}
    >
      <TextField
        label={w("text")}
        placeholder={w("textHint")}
        value={text}
        maxLength={longest}
        onValue={setText}
        enterKeyHint="done"
      />
      <ForWhom chosen={whom} onChoose={setWhom} />
      <UntilWhen chosen={until} onChoose={setLastDay} />
      <Button type="submit" kind="primary" disabled={words === ""} busy={isBusy}>
        {w("add")}
      </Button>
    </Stack>
  );
};
