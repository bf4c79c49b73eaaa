import { journalWords } from "../messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { FaceRow } from "../../members/FaceRow.tsx";
import { pageOf } from "../journal-paths.ts";

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
