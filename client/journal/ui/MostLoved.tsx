import type { Recap } from "../../../contract/journal.ts";
import { useFamily } from "../../family.tsx";
import { journalWords } from "../../text/rooms/journal/words.ts";
import { useWordsOf } from "../../text/words-of.ts";
import { RoomIcon } from "../../ui/RoomIcon.tsx";
import { EntryPhoto } from "./PhotoGrid.tsx";

/** The moment that the family gave most hearts, with its picture where it has one. */
export const MostLoved = ({ moment }: { moment: NonNullable<Recap["mostLoved"]> }) => {
  const s = useWordsOf(journalWords);
  const author = useFamily().find(({ id }) => id === moment.authorId);
  const { text, hearts, photo } = moment;
  return (
    <figure className="recap-loved">
      {photo === undefined ? null : <EntryPhoto photo={photo} share={0.5} />}
      <figcaption>
        <span className="recap-loved-head">
          <RoomIcon name="heart-fill" />
          {s("loved")} · {s("hearts", { count: hearts })}
        </span>
        {text === "" ? null : (
          <blockquote className="two-lines" dir="auto">
            {text}
          </blockquote>
        )}
        {author === undefined ? null : <bdi>{author.name}</bdi>}
      </figcaption>
    </figure>
  );
};
