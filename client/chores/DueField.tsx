import { useState } from "react";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useText } from "../text/use-text.ts";
import { useWordsOf } from "../text/words-of.ts";
import { addDays } from "../time.ts";
import { TextField } from "../ui/form/TextField.tsx";
import { Asked } from "./Asked.tsx";

/** Until when: no day, today, tomorrow, or any day. */
export const DueField = ({
  due,
  today,
  onDue,
}: {
  due: string | undefined;
  today: string;
  onDue: (due: string | undefined) => void;
}) => {
  const s = useWordsOf(choreWords);
  const { relativeDay, locale } = useText();
  const soon = [today, addDays(today, 1)];
  const [isOther, setOther] = useState(due !== undefined && !soon.includes(due));
  const named = (days: number) => {
    const words = relativeDay(days);
    return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);
  };
  return (
    <>
      <Asked
        label={s("due")}
        value={isOther ? "other" : (due ?? "none")}
        choices={[
          { value: "none", label: s("dueNone") },
          ...soon.map((day, at) => ({ value: day, label: named(at) })),
          { value: "other", label: s("dueOther") },
        ]}
        onChoose={(value) => {
          setOther(value === "other");
          if (value === "other") onDue(due ?? addDays(today, 2));
          else onDue(value === "none" ? undefined : value);
        }}
      />
      {isOther ? (
        <TextField
          type="date"
          label={s("day")}
          value={due ?? ""}
          min={today}
          onValue={(day) => onDue(day === "" ? undefined : day)}
        />
      ) : null}
    </>
  );
};
