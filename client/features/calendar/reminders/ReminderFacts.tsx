import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { instantAt } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { eventReminderMessages } from "./messages/messages.ts";
import { TakeBackOnMyWay } from "./TakeBackOnMyWay.tsx";
import { RemindsWhen } from "./RemindsWhen.tsx";

/** The id of an event's reminder, as the server spells it. */
const reminderIdOf = ({ id, seriesId, start, allDay }: CalendarEvent, timeZone: string): string => {
  const startsAt = allDay ? instantAt(start, 0, timeZone) : Date.parse(start);
  return `${(seriesId ?? id).split("~")[0]}~${startsAt}`;
};

/** When an event reminds of itself, where the family chose it, and who is on their way. */
export const ReminderFacts = ({ event }: { event: CalendarEvent }) => {
  const s = useMessages(eventReminderMessages);
  const { list } = useI18n();
  const me = useMe();
  const { timeZone } = useConfig();
  const going = useFamily().filter(({ id }) => event.onTheWay?.includes(id) === true);
  return (
    <>
      <RemindsWhen event={event} />
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
