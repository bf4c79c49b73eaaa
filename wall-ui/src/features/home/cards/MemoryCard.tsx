import { Link } from "wouter";
import type { JournalEntry } from "#contract/journal.ts";
import { EntryPicture } from "#client/features/journal/components/EntryPhotoGrid.tsx";
import { useNewestEntries } from "#client/features/journal/queries.ts";
import { useEntryTime } from "#client/features/journal/use-entry-time.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useFamily } from "#client/context/family.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { firstWords } from "#client/ui/text/first-words.ts";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import { CardLine } from "./CardLine.tsx";
import * as styles from "./memory-card.module.css";

/** How many characters of a memory are read from afar; a tap shows the rest. */
const mostCharacters = 90;
const everything = {};

const Memory = ({ entry }: { entry: JournalEntry }) => {
  const when = useEntryTime();
  const [photo] = entry.photos;
  const author = useFamily().find(({ id }) => id === entry.authorId);
  return (
    <>
      {photo === undefined ? null : (
        <span className={styles.picture}>
          <EntryPicture photo={photo} />
        </span>
      )}
      <span className={styles.words}>
        {entry.text === "" ? null : (
          <FitText lines={4} className={styles.text}>
            {firstWords(entry.text, mostCharacters)}
          </FitText>
        )}
        <span className={styles.who}>
          {author === undefined ? null : <Avatar face={author} />}
          <span>{when(entry)}</span>
        </span>
      </span>
    </>
  );
};

/** The family's latest memory with its picture and first words; leads to the journal. One line where there is none. */
export const MemoryCard = () => {
  const s = useMessages(cardMessages);
  const shown = useNewestEntries(everything);
  const entry = shown.data?.entries.find(({ recap }) => recap === undefined);
  if (entry === undefined && shown.source !== "loading")
    return (
      <CardLine
        {...{ name: "memory", title: s("memory"), shown }}
        href="/journal"
        icon="journal"
        words={s("memory.none")}
      />
    );
  return (
    <Link
      href="/journal"
      className={styles.memory}
      data-testid="home-memory"
      data-part="fit-box"
      data-pictured={(entry?.photos.length ?? 0) > 0}
    >
      {entry === undefined ? null : <Memory entry={entry} />}
      <span className={styles.state}>
        <HomeSourceBadge shown={shown} isShort />
      </span>
    </Link>
  );
};
