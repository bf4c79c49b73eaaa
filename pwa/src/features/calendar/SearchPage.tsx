import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useEventSearch } from "#client/features/calendar/views/use-event-search.ts";
import { useConfig } from "#client/context/config.ts";
import { useDayInWords } from "#client/features/calendar/use-day-in-words.ts";
import { useIsEventUnsent } from "#client/features/calendar/changes/use-is-event-unsent.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { EventRow } from "./EventRow.tsx";
import * as styles from "./calendar.module.css";

const mostShown = 60;

const Found = ({ title, events }: { title: string; events: readonly CalendarEvent[] }) => {
  const { timeZone } = useConfig();
  const isUnsent = useIsEventUnsent();
  const inWords = useDayInWords();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-label={title}>
      <h2>{title}</h2>
      {events.slice(0, mostShown).map((event) => {
        const day = eventDaysOf(event, timeZone).first;
        return (
          <Stack key={event.id} gap={2} className={styles.agendaDay}>
            <h3>{inWords(day)}</h3>
            <ul>
              <EventRow {...{ event, day, isPast: false, isUnsent: isUnsent(event) }} />
            </ul>
          </Stack>
        );
      })}
    </Stack>
  );
};

/** Finds an event by its words, its place or whose it is, from three months ago to most of a year ahead. */
export const SearchPage = () => {
  const s = useMessages(calendarMessages);
  const [words, setWords] = useState("");
  const field = useFirstFocus();
  const { coming, past, isNothing } = useEventSearch(words);
  return (
    <SubPage look={styles.calendarPage} title={s("search")} back="/calendar">
      <TextField
        type="search"
        ref={field}
        label={s("searchField")}
        value={words}
        enterKeyHint="search"
        onValue={setWords}
      />
      <div role="status">
        {isNothing ? (
          <EmptyState picture="open-book" title={s("nothingFound")} hint={s("nothingFoundHint")} />
        ) : null}
      </div>
      <Found title={s("coming")} events={coming} />
      <Found title={s("over")} events={past} />
    </SubPage>
  );
};
