import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "../../../context/config.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { HearButton } from "../../../ui/buttons/HearButton.tsx";
import { Row } from "../../../ui/layout/Row.tsx";
import { useEventTimeText } from "../editing/event-descriptions.ts";
import { eventMessages } from "../editing/messages/messages.ts";

/** Reads an event to a child who can't read yet; nothing where it is none of theirs. */
export const HearEvent = ({ event }: { event: CalendarEvent }) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const { preReaders } = useConfig();
  const { day, time } = useEventTimeText()(event);
  const isTheirs =
    preReaders.length > 0 &&
    (event.memberIds.length === 0 || event.memberIds.some((id) => preReaders.includes(id)));
  if (!isTheirs) return null;
  const title = event.title || t("calendar.untitled");
  return (
    <Row>
      <HearButton words={`${title}. ${day}, ${time}.`} label={s("hear")} />
    </Row>
  );
};
