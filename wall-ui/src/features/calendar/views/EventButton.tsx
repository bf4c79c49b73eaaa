import type { MouseEvent, ReactNode } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useCalendarView } from "./calendar-view-context.ts";

/** An event that opens with a tap and, where it can be changed, is carried to another place; its colour is of the member in whose row it stands. */
export const EventButton = ({
  event,
  lane,
  clashes,
  className,
  onFinger,
  children,
}: {
  event: CalendarEvent;
  /** In whose row or column it stands; everyone's when "". */
  lane?: string | undefined;
  clashes: ReadonlyMap<string, readonly Clash[]>;
  className?: string | undefined;
  /** What a tap does instead, where it may have meant a neighbour; keys mean what they are on. */
  onFinger?: ((tap: MouseEvent) => void) | undefined;
  children: ReactNode;
}) => {
  const s = useMessages(calendarMessages);
  const view = useCalendarView();
  const toneOf = useEventTone();
  const isTwiceBooked = (clashes.get(event.id) ?? []).some(
    ({ memberId }) => !lane || lane === memberId,
  );
  return (
    <button
      type="button"
      className={className}
      data-member={lane || toneOf(event)}
      data-clash={isTwiceBooked}
      onClick={(click) =>
        onFinger !== undefined && click.detail > 0 ? onFinger(click) : view.open(event)
      }
      onPointerDown={(pointer) => event.editable && view.grab(pointer, event)}
      onContextMenu={(menu) => menu.preventDefault()}
    >
      {isTwiceBooked ? <Icon name="warning" label={s("twiceBooked")} /> : null}
      {children}
    </button>
  );
};
