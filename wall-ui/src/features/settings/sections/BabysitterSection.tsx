import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { CardEditor } from "#client/features/babysitter/CardEditor.tsx";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { StartBabysitter } from "#client/features/babysitter/StartBabysitter.tsx";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** Handing the wall over, and the card that the babysitter sees. */
export const BabysitterSection = () => {
  const s = useMessages(babysitterMessages);
  return (
    <>
      <SettingGroup>
        <StartBabysitter />
      </SettingGroup>
      <SettingGroup>
        <h3>{s("card")}</h3>
        <Notice>{s("cardHint")}</Notice>
        <SectionContent of={useBabysitter()}>{(card) => <CardEditor card={card} />}</SectionContent>
      </SettingGroup>
    </>
  );
};
