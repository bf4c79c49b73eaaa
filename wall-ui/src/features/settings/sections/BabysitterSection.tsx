import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { babysitterWords } from "#client/features/babysitter/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { StartBabysitter } from "../../babysitter/StartBabysitter.tsx";
import { Shown } from "../SectionContent.tsx";

/** Handing the wall over, and the card that the babysitter sees. */
export const Babysitter = () => {
  const s = useWordsOf(babysitterWords);
  return (
    <>
      <div className="setting-group">
        <StartBabysitter />
      </div>
      <div className="setting-group">
        <h3>{s("card")}</h3>
        <p className="setting-note">{s("cardHint")}</p>
        <Shown of={useBabysitter()}>{(card) => <CardEditor card={card} />}</Shown>
      </div>
    </>
  );
};
