import type { ReminderLead } from "#contract/reminders.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { MultipleChoice } from "../../../ui/form/MultipleChoice.tsx";
import { chosenLeads, isFull, leadChoices, leadKey, withLead } from "./lead-choices.ts";
import { eventReminderMessages } from "./messages/messages.ts";
import { OwnLead } from "./OwnLead.tsx";
import { useLeadText } from "./use-lead-text.ts";

/** How long before, by choices of which several may hold. */
export const Leads = ({
  label,
  allDay,
  leads,
  onLeads,
}: {
  label: string;
  allDay: boolean;
  leads: readonly ReminderLead[];
  onLeads: (leads: ReminderLead[]) => void;
}) => {
  const s = useMessages(eventReminderMessages);
  const words = useLeadText();
  const choices = leadChoices(allDay, leads);
  return (
    <>
      <MultipleChoice
        label={label}
        {...(leads.length === 0 ? { hint: s("nobody") } : {})}
        chosen={leads.map(leadKey)}
        choices={choices.map((lead) => ({ value: leadKey(lead), label: words(lead) }))}
        onChoose={(keys) => onLeads(chosenLeads(choices, keys))}
      />
      {isFull(leads) ? null : (
        <OwnLead allDay={allDay} onLead={(lead) => onLeads(withLead(leads, lead))} />
      )}
    </>
  );
};
