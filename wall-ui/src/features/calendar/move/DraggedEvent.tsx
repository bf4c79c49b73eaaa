import type { RefObject } from "react";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useConfig } from "#client/context/config.ts";
import { instantAt } from "#client/i18n/time.ts";
import { type CarriedItem, useCarriedItem } from "#wall-ui/src/ui/carried-item.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { destinationOf, type GrabbedEvent, type CalendarSlot } from "./destination.ts";
import * as dragAndDropStyles from "#wall-ui/src/ui/drag-and-drop.module.css";
import * as styles from "./dragged-event.module.css";

/** The event that follows the finger, and the hour at which it would begin. */
export const DraggedEvent = ({
  ghost,
  carried: item,
}: {
  ghost: RefObject<HTMLDivElement | null>;
  carried: CarriedItem<GrabbedEvent, CalendarSlot>;
}) => {
  const { t, clock } = useI18n();
  const toneOf = useEventTone();
  const { timeZone } = useConfig();
  const carried = useCarriedItem(item);
  const to = carried?.over && destinationOf(carried.item, carried.over, timeZone);
  const event = carried?.item.event;
  return (
    <div className={dragAndDropStyles.ghost} ref={ghost} aria-hidden="true">
      {event === undefined ? null : (
        <Text
          as="div"
          weight="bold"
          className={styles.eventGhost}
          data-testid="event-ghost"
          data-member={toneOf(event)}
        >
          {to?.minute === undefined ? null : (
            <Text as="time" size="large" display>
              {clock(instantAt(to.day, to.minute, timeZone))}
            </Text>
          )}
          <Text clamp dir="auto">
            <EventPicture event={event} />
            {event.title === "" ? t("calendar.untitled") : event.title}
          </Text>
        </Text>
      )}
    </div>
  );
};
