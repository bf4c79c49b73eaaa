import { useTagName } from "#client/features/journal/use-tag-name.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./journal.module.css";

/** What is looked for: words, and a tag. */
export interface JournalSearchTerms {
  readonly q: string;
  readonly tag: string | undefined;
}

/** Finds entries by their words and by one of the family's tags. */
export const JournalSearch = ({
  searched,
  tags,
  onSearch,
}: {
  searched: JournalSearchTerms;
  tags: readonly string[];
  onSearch: (searched: JournalSearchTerms) => void;
}) => {
  const s = useMessages(journalMessages);
  const tagName = useTagName();
  return (
    <Stack as="search" gap={3}>
      <TextField
        label={s("search")}
        type="search"
        enterKeyHint="search"
        placeholder={s("searchHint")}
        maxLength={200}
        value={searched.q}
        onValue={(q) => onSearch({ ...searched, q })}
      />
      <Row
        gap={2}
        align="stretch"
        className={styles.journalTags}
        role="group"
        aria-label={s("tags")}
      >
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={searched.tag === tag}
            onClick={() => onSearch({ ...searched, tag: searched.tag === tag ? undefined : tag })}
          >
            <bdi>{tagName(tag)}</bdi>
          </button>
        ))}
      </Row>
    </Stack>
  );
};
