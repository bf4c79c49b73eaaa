import { memo } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useTagName } from "../use-tag-name.ts";
import { EntryHead } from "./EntryHead.tsx";
import { EntryText } from "./EntryText.tsx";
import { HeartButton } from "./HeartButton.tsx";
import { EntryPhotoGrid } from "./EntryPhotoGrid.tsx";
import { RecapCard } from "../recap/RecapCard.tsx";
import "./entry.css";

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const tagName = useTagName();
  return tags.length === 0 ? null : (
    <ul className="entry-tags">
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          {tagName(tag)}
        </li>
      ))}
    </ul>
  );
};

/** An entry of the journal: who, what, pictures and hearts; what the house wrote is drawn. */
export const EntryCard = memo(({ entry }: { entry: JournalEntry }) =>
  entry.recap === undefined ? (
    <article className="entry">
      <EntryHead entry={entry} />
      <EntryText text={entry.text} />
      <EntryPhotoGrid entry={entry} />
      <footer className="entry-foot">
        <HeartButton entry={entry} />
        <Tags tags={entry.tags} />
      </footer>
    </article>
  ) : (
    <RecapCard entry={entry} recap={entry.recap} />
  ),
);
