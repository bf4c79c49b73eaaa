import type { JournalEntry } from "#contract/journal.ts";
import { useConfig } from "../../../context/config.ts";
import { useFamily } from "../../../context/family.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { paperSizeOfHouse } from "../../../i18n/paper-size.ts";
import { yearbookMessages } from "./messages.ts";
import { PrintedEntry } from "./PrintedEntry.tsx";
import * as styles from "./yearbook.module.css";

/** What the family loved most stands on the cover. */
const coverPhoto = (entries: readonly JournalEntry[]): string | undefined =>
  entries
    .filter(({ photos }) => photos.length > 0)
    .toSorted((a, b) => b.hearts - a.hearts)[0]
    ?.photos.map(({ url }) => `${url}&w=1600`)[0];

const byMonth = (entries: readonly JournalEntry[]): ReadonlyMap<string, JournalEntry[]> =>
  Map.groupBy(entries, ({ date }) => date.slice(0, 7));

const Cover = ({ year, entries }: { year: string; entries: readonly JournalEntry[] }) => {
  const s = useMessages(yearbookMessages);
  const { list } = useI18n();
  const names = useFamily().map(({ name }) => name);
  const photo = coverPhoto(entries);
  return (
    <header className={styles.yearCover}>
      {photo === undefined ? null : <img src={photo} alt="" />}
      <h1>{s("title", { year })}</h1>
      <p dir="auto">{list(names)}</p>
      <p>{s("memories", { count: entries.length })}</p>
    </header>
  );
};

/** A year of the journal as paper has it: a cover, then month by month. */
export const YearSheet = ({
  year,
  entries,
}: {
  year: string;
  entries: readonly JournalEntry[];
}) => {
  const { month } = useI18n();
  const { locale } = useConfig();
  return (
    <article
      className={styles.yearSheet}
      data-paper={paperSizeOfHouse(locale)}
      data-testid="yearbook"
    >
      <Cover year={year} entries={entries} />
      {[...byMonth(entries)].map(([one, its]) => (
        <section key={one} className={styles.yearMonth}>
          <h2>{month(`${one}-01`)}</h2>
          {its.map((entry) => (
            <PrintedEntry key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </article>
  );
};
