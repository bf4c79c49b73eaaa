import { useBabysitter } from "../../../../client/babysitter.ts";
import { CardEditor } from "../../../../client/babysitter-card/CardEditor.tsx";
import { babysitterWords } from "../../../../client/text/rooms/babysitter/words.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { StartBabysitter } from "../../babysitter/StartBabysitter.tsx";
import { Shown } from "../Shown.tsx";

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
