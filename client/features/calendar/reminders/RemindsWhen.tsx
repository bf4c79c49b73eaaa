import type { CalendarEvent } from "#contract/calendar.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { eventReminderMessages } from "./messages/messages.ts";
import { useLeadText } from "./use-lead-text.ts";

/** When an event reminds of itself, where the family or its calendar says so. */
export const RemindsWhen = ({
  event: { reminders, alarms },
}: {
  event: Pick<CalendarEvent, "reminders" | "alarms">;
}) => {
  const s = useMessages(eventReminderMessages);
  const words = useLeadText();
  const before = reminders?.before.map(words).join(", ");
  const when =
    before === undefined
      ? (alarms?.length ?? 0) > 0
        ? s("alarms")
        : undefined
      : before || s("nobody");
  if (when === undefined) return null;
  return (
    <Row as="p" wrap gap={2}>
      <FeatureIcon name="bell" />
      <Text size="body" tone="soft">
        {reminders?.urgent === true ? `${when} · ${s("urgent")}` : when}
      </Text>
    </Row>
  );
};
