import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { instantAt } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { eventReminderMessages } from "./messages/messages.ts";
import { TakeBackOnMyWay } from "./TakeBackOnMyWay.tsx";
import { useLeadText } from "./use-lead-text.ts";

/** The id of an event's reminder, as the server spells it. */
const reminderIdOf = ({ id, seriesId, start, allDay }: CalendarEvent, timeZone: string): string => {
  const startsAt = allDay ? instantAt(start, 0, timeZone) : Date.parse(start);
  return `${(seriesId ?? id).split("~")[0]}~${startsAt}`;
};

/** When an event reminds of itself, where the family chose it, and who is on their way. */
export const ReminderFacts = ({ event }: { event: CalendarEvent }) => {
  const s = useMessages(eventReminderMessages);
  const { list } = useI18n();
  const words = useLeadText();
  const me = useMe();
  const { timeZone } = useConfig();
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
      {going.some(({ id }) => id === me?.id) ? (
        <TakeBackOnMyWay id={reminderIdOf(event, timeZone)} />
      ) : null}
    </>
  );
};
