import { useState } from "react";
import { useConfig } from "../../context/config.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { BabysitterQuestion } from "./BabysitterQuestion.tsx";

/** Settings' row that hands the walls to a babysitter; it says why while no PIN could take them back. */
export const StartBabysitter = ({ onSaved }: { onSaved?: () => void }) => {
  const s = useMessages(babysitterMessages);
  const { setupDone } = useConfig();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ListRow as="button" type="button" disabled={!setupDone} onClick={() => setAsking(true)}>
        <Icon name="baby" />
        <ListRowText>
          <b>{s("start")}</b>
          <small>{s(setupDone ? "startHint" : "needsPin")}</small>
        </ListRowText>
        <Icon name="right" />
      </ListRow>
      <BabysitterQuestion
        open={isAsking}
        onNo={() => setAsking(false)}
        {...(onSaved && { onSaved })}
      />
    </>
  );
};
