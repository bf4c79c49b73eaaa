import { useState } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { useSearch } from "../../../client/calendar-views/use-search.ts";
import { calendarWords } from "../../../client/text/rooms/calendar/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { TextField } from "../../../client/ui/form/TextField.tsx";
import { useFirstFocus } from "../../../client/ui/form/use-first-focus.ts";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { useWords } from "../shell/use-words.ts";
import { FoundEvents } from "./FoundEvents.tsx";
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
