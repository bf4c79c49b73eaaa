import { memo } from "react";
import type { JournalEntry, Recap } from "#contract/journal.ts";
import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { recapFiguresOf } from "../recap/recap-figures.ts";
import { useRecapTitle } from "../recap/use-recap-title.ts";
import { useJournalActions } from "./journal-actions.ts";
import { EntryPicture } from "./EntryPhotoGrid.tsx";
import * as styles from "./timeline-row.module.css";

const thumbnails = 3;

const RecapLine = ({ recap }: { recap: Recap }) => {
  const s = useMessages(journalMessages);
  const { t } = useI18n();
  const { title, time } = useRecapTitle(recap);
  const { chores, stars, isQuiet } = recapFiguresOf(recap, []);
  const counts = `${s("chores", { count: chores })}, ${t("chores.stars", { count: stars })}`;
  return (
    <>
      <span className={styles.momentMark}>
        <Icon name="sparkle" />
      </span>
      <Stack as="span" gap={2} className={styles.momentWords}>
        <Text as="b" weight="bold">
          {title}, {time}
        </Text>
        <small>{isQuiet ? s(recap.kind === "weekly" ? "quietWeek" : "quietMonth") : counts}</small>
      </Stack>
    </>
  );
};

const EntryLine = ({ entry }: { entry: JournalEntry }) => {
  const s = useMessages(journalMessages);
  const author = useFamily().find(({ id }) => id === entry.authorId);
  const { photos } = entry;
  const hidden = photos.length - thumbnails;
  return (
    <>
      {author === undefined ? (
        <Icon name="person" />
      ) : (
        <>
          <Avatar face={author} />
          <Text srOnly>{author.name}</Text>
        </>
      )}
      <Stack as="span" gap={2} className={styles.momentWords}>
        {entry.text === "" ? null : (
          <Text clamp dir="auto">
            {entry.text}
          </Text>
        )}
        {photos.length === 0 ? null : (
          <Row as="span" gap={1} className={styles.momentPhotos}>
            {photos.slice(0, thumbnails).map((photo) => (
              <EntryPicture key={photo.url} photo={photo} share={0.25} />
            ))}
            {hidden > 0 ? <small>{s("morePhotos", { count: hidden })}</small> : null}
          </Row>
        )}
      </Stack>
      {entry.hearts === 0 ? null : (
        <Text as="small" weight="bold" className={styles.momentHearts}>
          <FeatureIcon name="heart-fill" />
          {entry.hearts}
          <Text srOnly>{s("hearts", { count: entry.hearts })}</Text>
        </Text>
      )}
    </>
  );
};

/** An entry in the line of time: its day at the side, in short; a tap shows it in full. */
export const TimelineRow = memo(
  ({
    entry,
    beginsMonth,
    beginsDay,
  }: {
    entry: JournalEntry;
    beginsMonth: boolean;
    beginsDay: boolean;
  }) => {
    const { monthName, dayNumber, dayShort } = useI18n();
    const { open } = useJournalActions();
    return (
      <div className={styles.moment}>
        {beginsMonth ? (
          <Text as="h2" size="title">
            {monthName(entry.date)}
          </Text>
        ) : null}
        {beginsDay ? (
          <time className={styles.momentDay} dateTime={entry.date}>
            <Text size="title" display as="b" figures>
              {dayNumber(entry.date)}
            </Text>
            <Text as="small" size="small" tone="soft" weight="semibold">
              {dayShort(entry.date)}
            </Text>
          </time>
        ) : null}
        <Row
          as="button"
          gap={3}
          align="start"
          type="button"
          className={styles.momentOpen}
          aria-haspopup="dialog"
          onClick={() => open(entry)}
        >
          {entry.recap === undefined ? (
            <EntryLine entry={entry} />
          ) : (
            <RecapLine recap={entry.recap} />
          )}
        </Row>
      </div>
    );
  },
);
