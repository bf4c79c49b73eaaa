import type { JournalEntry } from "#contract/journal.ts";
import { useFamily } from "../../../context/family.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { journalMessages } from "../messages/messages.ts";
import { useTagName } from "../use-tag-name.ts";
import { yearbookMessages } from "./messages.ts";
import * as styles from "./yearbook.module.css";

/** As many dots as paper shows of a picture of half its width, and of its whole width. */
const [half, whole] = [960, 1600];

/** Who wrote an entry, and about whom. */
const useByline = (): ((entry: JournalEntry) => string) => {
  const s = useMessages(yearbookMessages);
  const j = useMessages(journalMessages);
  const { list } = useI18n();
  const family = useFamily();
  return ({ authorId, memberIds, recap }) => {
    if (recap !== undefined) return "";
    const name = family.find(({ id }) => id === authorId)?.name ?? j("gone");
    const about = family.filter(({ id }) => memberIds.includes(id)).map((one) => one.name);
    return about.length === 0 ? name : s("by", { name, names: list(about) });
  };
};

const PrintedPhotos = ({ photos }: Pick<JournalEntry, "photos">) => (
  <div className={styles.yearPhotos} data-count={Math.min(photos.length, 2)}>
    {photos.map(({ url, width, height }) => (
      <img
        key={url}
        src={`${url}&w=${photos.length === 1 ? whole : half}`}
        width={width}
        height={height}
        alt=""
        // Paper has all of them, also those that nobody scrolled to.
        loading="eager"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    ))}
  </div>
);

/** An entry as paper has it. */
export const PrintedEntry = ({ entry }: { entry: JournalEntry }) => {
  const s = useMessages(yearbookMessages);
  const { dateLong } = useI18n();
  const tagName = useTagName();
  const byline = useByline()(entry);
  const { date, text, tags, photos, hearts } = entry;
  const foot = [
    ...tags.map((tag) => tagName(tag)),
    ...(hearts > 0 ? [s("hearts", { count: hearts })] : []),
  ];
  return (
    <section className={styles.yearEntry} data-testid="printed-entry">
      <h3>
        {dateLong(date)}
        {byline === "" ? null : <small dir="auto">{byline}</small>}
      </h3>
      {text === "" ? null : <p dir="auto">{text}</p>}
      {photos.length === 0 ? null : <PrintedPhotos photos={photos} />}
      {foot.length === 0 ? null : <footer dir="auto">{foot.join(" · ")}</footer>}
    </section>
  );
};
