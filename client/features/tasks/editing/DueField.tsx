import { useState } from "react";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";

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
  const s = useMessages(taskMessages);
  const { relativeDayTitle } = useI18n();
  const soon = [today, addDays(today, 1)];
  const [isOther, setOther] = useState(due !== undefined && !soon.includes(due));
  return (
    <>
      <LabeledChoices
        label={s("due")}
        value={isOther ? "other" : (due ?? "none")}
        choices={[
          { value: "none", label: s("dueNone") },
          ...soon.map((day, at) => ({ value: day, label: relativeDayTitle(at) })),
          { value: "other", label: s("dueOther") },
        ]}
        onChoose={(value) => {
          setOther(value === "other");
          if (value === "other") onDue(due ?? addDays(today, 2));
          else onDue(value === "none" ? undefined : value);
        }}
      />
      {isOther ? (
        <PickerField
          type="date"
          label={s("day")}
          value={due ?? ""}
          // What is overdue stays so until another day is chosen.
          min={due !== undefined && due < today ? due : today}
          onValue={(day) => onDue(day === "" ? undefined : day)}
        />
      ) : null}
    </>
  );
};
