import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useEventSearch } from "#client/features/calendar/views/use-event-search.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { SearchResults } from "./SearchResults.tsx";
import * as styles from "./search.module.css";

const Search = ({ onOpen }: { onOpen: (event: CalendarEvent) => void }) => {
  const s = useMessages(calendarMessages);
  const [words, setWords] = useState("");
  const field = useFirstFocus();
  const { coming, past, isNothing } = useEventSearch(words);
  return (
    <div className={styles.search} role="search">
      <TextField
        label={s("searchField")}
        enterKeyHint="search"
        maxLength={100}
        ref={field}
        value={words}
        onValue={setWords}
      />
      <div className={styles.searchFound} aria-live="polite">
        {isNothing ? (
          <EmptyState picture="open-book" title={s("nothingFound")} hint={s("nothingFoundHint")} />
        ) : null}
        <SearchResults title={s("coming")} events={coming} onOpen={onOpen} />
        <SearchResults title={s("over")} events={past} onOpen={onOpen} />
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
  const { t } = useI18n();
  const s = useMessages(calendarMessages);
  return (
    <Sheet open={open} title={s("search")} closeLabel={t("action.close")} onClose={onClose}>
      <Search onOpen={onOpen} />
    </Sheet>
  );
};
