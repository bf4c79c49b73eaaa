import type { EventReminders } from "#contract/reminders.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { chosenLeads, isFull, leadChoices, leadKey, withLead } from "./lead-choices.ts";
import { eventReminderMessages } from "./messages/messages.ts";
import { OwnLead } from "./OwnLead.tsx";
import { useLeadText } from "./use-lead-text.ts";

const usual = "usual";

/** When an event reminds of itself: as usual, or several times before, or not at all. */
export const RemindersField = ({
  allDay,
  reminders,
  onReminders,
}: {
  allDay: boolean;
  /** Undefined: as usual. */
  reminders: EventReminders | undefined;
  onReminders: (reminders: EventReminders | undefined) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const words = useLeadText();
  const before = reminders?.before ?? [];
  const choices = leadChoices(allDay, before);
  const isNone = reminders !== undefined && before.length === 0;
  const choose = (chosen: readonly string[]) => {
    const isUsualNow = chosen.includes(usual);
    if (isUsualNow && reminders !== undefined) {
      onReminders(undefined);
      return;
    }
    const keys = chosen.filter((key) => key !== usual);
    onReminders({ ...reminders, before: chosenLeads(choices, keys) });
  };
  return (
    <>
      <MultipleChoice
        label={s("title")}
        {...(isNone ? { hint: s("nobody") } : {})}
        chosen={reminders === undefined ? [usual] : before.map(leadKey)}
        choices={[
          { value: usual, label: s("usual") },
          ...choices.map((lead) => ({ value: leadKey(lead), label: words(lead) })),
        ]}
        onChoose={choose}
      />
      {isFull(before) ? null : (
        <OwnLead
          allDay={allDay}
          onLead={(lead) => onReminders({ ...reminders, before: withLead(before, lead) })}
        />
      )}
      {before.length === 0 ? null : (
        <Switch
          label={s("urgent")}
          hint={s("urgentHint")}
          on={reminders?.urgent === true}
          onChange={(on) => onReminders({ before, ...(on ? { urgent: true } : {}) })}
        />
      )}
    </>
  );
};
