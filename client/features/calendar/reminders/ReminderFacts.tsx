import type { CalendarEvent } from "#contract/calendar.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { eventReminderMessages } from "./messages/messages.ts";
import { useLeadText } from "./use-lead-text.ts";

/** When an event reminds of itself, where the family chose it, and who is on their way. */
export const ReminderFacts = ({
  event,
}: {
  event: Pick<CalendarEvent, "reminders" | "alarms" | "onTheWay">;
}) => {
  const s = useMessages(eventReminderMessages);
  const { list } = useI18n();
  const words = useLeadText();
  const going = useFamily().filter(({ id }) => event.onTheWay?.includes(id) === true);
  const { reminders, alarms = [] } = event;
  const before = reminders?.before.map(words).join(", ");
  const when =
    before === undefined ? (alarms.length > 0 ? s("alarms") : undefined) : before || s("nobody");
  return (
    <>
      {when === undefined ? null : (
        <Row as="p" wrap gap={2}>
          <FeatureIcon name="bell" />
          <Text size="body" tone="soft">
            {reminders?.urgent === true ? `${when} · ${s("urgent")}` : when}
          </Text>
        </Row>
      )}
      {going.length === 0 ? null : (
        <Text as="p" size="body" weight="semibold" data-testid="on-the-way">
          {s("onTheWay", { count: going.length, names: list(going.map(({ name }) => name)) })}
        </Text>
      )}
    </>
  );
};
