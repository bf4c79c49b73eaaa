import { memo } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useTagName } from "../use-tag-name.ts";
import { EntryHead } from "./EntryHead.tsx";
import { EntryText } from "./EntryText.tsx";
import { HeartButton } from "./HeartButton.tsx";
import { EntryPhotoGrid } from "./EntryPhotoGrid.tsx";
import { RecapCard } from "../recap/RecapCard.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./entry.module.css";

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const tagName = useTagName();
  return tags.length === 0 ? null : (
    <Row as="ul" wrap align="stretch" className={styles.entryTags}>
      {tags.map((tag) => (
        <Text as="li" size="small" tone="soft" weight="semibold" key={tag} dir="auto">
          {tagName(tag)}
        </Text>
      ))}
    </Row>
  );
};

/** An entry of the journal: who, what, pictures and hearts; what the house wrote is drawn. */
export const EntryCard = memo(({ entry }: { entry: JournalEntry }) =>
  entry.recap === undefined ? (
    <Stack as="article" gap={3} className={styles.entry} data-part="entry" data-testid="entry">
      <EntryHead entry={entry} />
      <EntryText text={entry.text} />
      <EntryPhotoGrid entry={entry} />
      <Row as="footer" wrap justify="between" className={styles.entryFoot}>
        <HeartButton entry={entry} />
        <Tags tags={entry.tags} />
      </Row>
    </Stack>
  ) : (
    <RecapCard entry={entry} recap={entry.recap} />
  ),
);
