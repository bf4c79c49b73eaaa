import { Link } from "wouter";
import type { JournalEntry } from "#contract/journal.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { memberJournalPath } from "../journal-paths.ts";
import { useEntryTime } from "../use-entry-time.ts";
import { useJournalActions } from "./journal-actions.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./entry.module.css";

const namesShown = 3;

/** Says whom an entry is about, by name as far as there is room. */
const useAboutText = () => {
  const s = useMessages(journalMessages);
  const { list } = useI18n();
  return (about: readonly FamilyMember[]): string => {
    const named = about.slice(0, about.length > namesShown ? namesShown - 1 : namesShown);
    const hidden = about.length - named.length;
    const names = named.map(({ name }) => name);
    return hidden === 0
      ? s("about", { names: list(names) })
      : s("aboutMany", { names: names.join(", "), count: hidden });
  };
};

/** Who wrote an entry, when and about whom; the face leads to their page. */
export const EntryHead = ({ entry }: { entry: JournalEntry }) => {
  const s = useMessages(journalMessages);
  const aboutText = useAboutText();
  const when = useEntryTime();
  const family = useFamily();
  const { mayChange, more } = useJournalActions();
  const author = family.find(({ id }) => id === entry.authorId);
  const about = family.filter(({ id }) => entry.memberIds.includes(id));
  const words = (
    <span className={styles.entryWho}>
      <Text as="b" weight="bold">
        <bdi>{author?.name ?? s("gone")}</bdi>
      </Text>
      <Text as="small" size="small" tone="soft">
        <time dateTime={entry.date}>{when(entry)}</time>
        {entry.editedAt === undefined ? null : <> · {s("edited")}</>}
        {about.length === 0 ? null : <> · {aboutText(about)}</>}
      </Text>
    </span>
  );
  return (
    <Row as="header" gap={2}>
      {author === undefined ? (
        <Row as="span" gap={3} className={styles.entryAuthor}>
          <Icon name="person" />
          {words}
        </Row>
      ) : (
        <Row as={Link} gap={3} className={styles.entryAuthor} href={memberJournalPath(author.id)}>
          <Avatar face={author} />
          {words}
        </Row>
      )}
      {about.length === 0 ? null : (
        <span className={styles.entryAbout}>
          {about.slice(0, namesShown).map((member) => (
            <Avatar key={member.id} face={member} />
          ))}
        </span>
      )}
      {mayChange(entry) ? (
        <Text
          as="button"
          tone="soft"
          type="button"
          className={styles.entryMore}
          aria-label={s("options")}
          aria-haspopup="dialog"
          onClick={() => more(entry)}
        >
          <FeatureIcon name="menu" />
        </Text>
      ) : null}
    </Row>
  );
};
