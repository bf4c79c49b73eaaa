import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { colorOfNobody } from "../color-of-nobody.ts";
import { type EventDraft, newEventOf, timeProblemOf } from "../editing/event-draft.ts";
import { familyCalendarId } from "../family-calendar-id.ts";
import { useClashes } from "../views/use-clashes.ts";
import { useEvents } from "../views/use-events.ts";
import { ClashNotes } from "./ClashNotes.tsx";
import { withLeaving } from "./places.ts";

const written = "draft";

/** Says while an event is written who would be at two places at once, and which small child nobody takes. */
export const DraftClashes = ({
  draft,
  way,
  replaces,
}: {
  draft: EventDraft;
  way: number | null;
  /** The id of the event that the draft is of. */
  replaces: string | undefined;
}) => {
  const { timeZone } = useConfig();
  const isWrong = timeProblemOf(draft) !== undefined;
  const [first, last] = [draft.from.day, isWrong ? draft.from.day : draft.to.day];
  const { data } = useEvents(first, last);
  const others = (data?.events ?? []).filter(({ id }) => id !== replaces);
  const event = (): CalendarEvent => ({
    ...{ ...newEventOf(draft, timeZone), id: written, feedId: familyCalendarId },
    ...{ color: colorOfNobody, recurring: false, editable: true },
  });
  const all = isWrong ? [] : [...others, withLeaving(event(), way)];
  const clashes = useClashes(all, first, last).get(written) ?? [];
  if (isWrong) return null;
  return (
    <div role="status">
      <ClashNotes clashes={clashes} />
    </div>
  );
};
