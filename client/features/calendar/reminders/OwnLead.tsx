import { useState } from "react";
import type { ReminderLead } from "#contract/reminders.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { type LeadUnit, typedLead } from "./lead-choices.ts";
import { eventReminderMessages } from "./messages/messages.ts";

const Typed = ({
  allDay,
  onLead,
  onClose,
}: {
  allDay: boolean;
  onLead: (lead: ReminderLead) => void;
  onClose: () => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const { t } = useI18n();
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState<LeadUnit>(allDay ? "days" : "minutes");
  const lead = typedLead(typed, unit, allDay);
  const take = () => {
    if (lead !== undefined) onLead(lead);
  };
  const isWrong = typed.trim() !== "" && lead === undefined;
  return (
    <Stack gap={3} role="group" aria-label={s("own")}>
      <TextField
        label={s("howLong")}
        inputMode="numeric"
        maxLength={5}
        value={typed}
        onValue={setTyped}
        onKeyDown={(press) => {
          if (press.key !== "Enter") return;
          // It stands in a form, which this doesn't send.
          press.preventDefault();
          take();
        }}
        problem={isWrong ? s("mostBefore") : undefined}
      />
      <Choices<LeadUnit>
        label={s("unit")}
        value={unit}
        choices={[
          ...(allDay
            ? []
            : [
                { value: "minutes" as const, label: s("unitMinutes") },
                { value: "hours" as const, label: s("unitHours") },
              ]),
          { value: "days", label: s("unitDays") },
        ]}
        onChoose={setUnit}
      />
      <Row gap={3} wrap>
        <Button disabled={lead === undefined} onClick={take}>
          {s("take")}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t("action.cancel")}
        </Button>
      </Row>
    </Stack>
  );
};

/** A time before an event that isn't among the usual ones: any minutes, hours or days. */
export const OwnLead = ({
  allDay,
  onLead,
}: {
  allDay: boolean;
  onLead: (lead: ReminderLead) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {s("own")}
      </Button>
    );
  return (
    <Typed
      key={String(allDay)}
      allDay={allDay}
      onClose={close}
      onLead={(lead) => {
        onLead(lead);
        close();
      }}
    />
  );
};
