import { journalWords } from "../../text/rooms/journal/words.ts";
import { useWordsOf } from "../../text/words-of.ts";
import { FaceRow } from "../../ui/FaceRow.tsx";
import { pageOf } from "../addresses.ts";

/** Everyone's face; a tap shows what is by and about them. */
export const WhoseJournal = ({ shownId }: { shownId: string | undefined }) => {
  const s = useWordsOf(journalWords);
  return (
    <FaceRow
      label={s("whose")}
      shownId={shownId}
      hrefOf={pageOf}
      everybody={{ href: "/journal", words: s("everything") }}
    />
  );
};
