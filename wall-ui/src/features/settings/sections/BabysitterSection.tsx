import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { StartBabysitter } from "../../babysitter/StartBabysitter.tsx";
import { SectionContent } from "../SectionContent.tsx";

/** Handing the wall over, and the card that the babysitter sees. */
export const BabysitterSection = () => {
  const s = useMessages(babysitterMessages);
  return (
    <>
      <div className="setting-group">
        <StartBabysitter />
      </div>
      <div className="setting-group">
        <h3>{s("card")}</h3>
        <p className="setting-note">{s("cardHint")}</p>
        <SectionContent of={useBabysitter()}>{(card) => <CardEditor card={card} />}</SectionContent>
      </div>
    </>
  );
};
