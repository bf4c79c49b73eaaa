import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FaceRow } from "../../members/FaceRow.tsx";
import { memberJournalPath } from "../journal-paths.ts";

/** Everyone's face; a tap shows what is by and about them. */
export const JournalMemberPicker = ({ shownId }: { shownId: string | undefined }) => {
  const s = useMessages(journalMessages);
  return (
    <FaceRow
      label={s("whose")}
      shownId={shownId}
      hrefOf={memberJournalPath}
      everybody={{ href: "/journal", words: s("everything") }}
    />
  );
};
