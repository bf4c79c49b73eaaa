import type { JournalEntry } from "#contract/journal.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { useJournalActions } from "./journal-actions.ts";
import { EntryPicture } from "./EntryPhotoGrid.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./on-this-day.module.css";

/** What happened on this day in other years; nothing where nothing did. */
export const OnThisDay = ({ entries }: { entries: readonly JournalEntry[] }) => {
  const s = useMessages(journalMessages);
  const year = Number(useToday().slice(0, 4));
  const { open } = useJournalActions();
  if (entries.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={3}
      className={styles.onThisDay}
      data-part="on-this-day"
      aria-label={s("onThisDay")}
    >
      <Text as="h2" size="large">
        {s("onThisDay")}
      </Text>
      <Row as="ul" gap={3} align="stretch">
        {entries.map((entry) => {
          const [photo] = entry.photos;
          return (
            <li key={entry.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => open(entry)}>
                {photo === undefined ? null : <EntryPicture photo={photo} share={0.5} />}
                <Stack as="span" gap={1} justify="center" className={styles.onThisDayWords}>
                  <Text as="b" size="small" tone="accent" weight="bold">
                    {s("yearsAgo", { count: year - Number(entry.date.slice(0, 4)) })}
                  </Text>
                  {entry.text === "" ? null : (
                    <Text clamp dir="auto">
                      {entry.text}
                    </Text>
                  )}
                </Stack>
              </button>
            </li>
          );
        })}
      </Row>
    </Stack>
  );
};
