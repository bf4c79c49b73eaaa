import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useSearch } from "#client/features/calendar/views/use-event-search.ts";
import { calendarWords } from "#client/features/calendar/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { Sheet } from "#client/ui/Sheet.tsx";
import { useWords } from "#wall-ui/src/ui/use-wall-text.ts";
import { FoundEvents } from "./SearchResults.tsx";
import "./search.css";

const Search = ({ onOpen }: { onOpen: (event: CalendarEvent) => void }) => {
  const s = useWordsOf(calendarWords);
  const [words, setWords] = useState("");
  const field = useFirstFocus();
  const { coming, past, isNothing } = useSearch(words);
  return (
    <div className="search" role="search">
      <TextField
        label={s("searchField")}
        enterKeyHint="search"
        maxLength={100}
        ref={field}
        value={words}
        onValue={setWords}
      />
      <div className="search-found" aria-live="polite">
        {isNothing ? (
          <EmptyState picture="open-book" title={s("nothingFound")} hint={s("nothingFoundHint")} />
        ) : null}
        <FoundEvents title={s("coming")} events={coming} onOpen={onOpen} />
        <FoundEvents title={s("over")} events={past} onOpen={onOpen} />
      </div>
    </div>
  );
};

/** Looks for an event by its words, what is to come first. */
export const SearchSheet = ({
  open,
  onOpen,
  onClose,
}: {
  open: boolean;
  onOpen: (event: CalendarEvent) => void;
  onClose: () => void;
}) => {
  const { t } = useWords();
  const s = useWordsOf(calendarWords);
  return (
    <Sheet open={open} title={s("search")} closeLabel={t("action.close")} onClose={onClose}>
      <Search onOpen={onOpen} />
    </Sheet>
  );
};
