import { useEffect, useRef, useState } from "react";
import { SitterLinkList } from "#client/app/sitter/SitterLinkList.tsx";
import { sitterLinkMessages } from "#client/app/sitter/sitter-link-messages.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import type { Babysitter } from "#contract/babysitter.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { endBabysitting } from "#client/features/babysitter/mutations.ts";
import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { StartBabysitter } from "#client/features/babysitter/StartBabysitter.tsx";
import { PinScene } from "#client/features/access/PinScene.tsx";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

const OwnPin = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(babysitterMessages);
  const p = useMessages(phoneSettingsMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(endBabysitting);
  const { problem, waits } = usePinProblem(error);
  return (
    <PinScene
      face={me}
      title={p("ownPin")}
      lead={s("leaveLead")}
      labels={{ pin: p("ownPin"), back: t("pin.delete"), enter: t("pin.ok") }}
      problem={problem}
      busy={isPending || waits}
      onPin={(pin) => mutate({ body: { memberId: me.id, pin } })}
    />
  );
};

/** While a babysitter is in charge: since when, and the way back, which takes the own PIN on a phone too. */
const InCharge = ({ card, me }: { card: Babysitter; me: FamilyMember }) => {
  const s = useMessages(babysitterMessages);
  const { clock } = useI18n();
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <Notice kind="hint">
        {card.since === undefined ? s("inCharge") : s("inChargeSince", { time: clock(card.since) })}
      </Notice>
      {isEnding ? (
        <OwnPin me={me} />
      ) : (
        <Button kind="primary" onClick={() => setEnding(true)}>
          {s("end")}
        </Button>
      )}
    </>
  );
};

/** A number that grows whenever the walls are handed over with what was saved on the card for that. */
const useHandOvers = (isActive: boolean | undefined) => {
  const isSaved = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isActive !== true || !isSaved.current) return;
    isSaved.current = false;
    setCount((before) => before + 1);
  }, [isActive]);
  return { count, onSaved: () => void (isSaved.current = true) };
};

/** Handing the walls to a babysitter and taking them back from a parent's phone, and the card that the sitter sees. */
export const PhoneBabysitter = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const l = useMessages(sitterLinkMessages);
  const urls = useSetup().data?.phoneUrls;
  const card = useBabysitter();
  const handOvers = useHandOvers(card.data?.active);
  if (card.source === "failed") return <Notice kind="problem">{errorText(t, card.error)}</Notice>;
  if (card.data === undefined) return null;
  return (
    <>
      {card.data.active ? (
        <InCharge card={card.data} me={me} />
      ) : (
        <SettingGroup>
          <StartBabysitter onSaved={handOvers.onSaved} />
        </SettingGroup>
      )}
      <h2>{l("title")}</h2>
      {urls === undefined ? null : (
        <SitterLinkList urls={urls.length > 0 ? urls : [`${location.origin}/m/`]} />
      )}
      <h2>{s("card")}</h2>
      {/* Nothing on it is unfinished then; when others hand the walls over, words that are being typed stay. */}
      <CardEditor key={handOvers.count} card={card.data} />
    </>
  );
};
