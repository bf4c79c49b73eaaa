import type { JournalEntry } from "#contract/journal.ts";
import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { isLoved } from "../optimistic-entry.ts";
import { useJournalActions } from "./journal-actions.ts";
import * as styles from "./entry.module.css";

const facesShown = 4;

/** An entry's hearts: a tap gives one or takes it back; the faces say whose they are. */
export const HeartButton = ({ entry }: { entry: JournalEntry }) => {
  const s = useMessages(journalMessages);
  const { list } = useI18n();
  const { lovedAs, love } = useJournalActions();
  const lovers = useFamily().filter(({ id }) => entry.lovedBy.includes(id));
  const loved = isLoved(entry, lovedAs);
  return (
    <Row gap={2} className={styles.hearts} data-testid="hearts">
      <button
        type="button"
        className={styles.heart}
        data-testid="heart"
        aria-pressed={loved}
        aria-label={s("hearts", { count: entry.hearts })}
        onClick={() => love(entry)}
      >
        <FeatureIcon name={loved ? "heart-fill" : "heart"} />
        {entry.hearts === 0 ? null : <Text figures>{entry.hearts}</Text>}
      </button>
      {lovers.length === 0 ? null : (
        <span className={styles.heartFaces}>
          {lovers.slice(0, facesShown).map((member) => (
            <Avatar key={member.id} face={member} />
          ))}
          <Text srOnly>{s("from", { names: list(lovers.map(({ name }) => name)) })}</Text>
        </span>
      )}
    </Row>
  );
};
