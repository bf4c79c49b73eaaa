import { SitterLinkList } from "#client/app/sitter/SitterLinkList.tsx";
import { sitterLinkMessages } from "#client/app/sitter/sitter-link-messages.ts";
import { useSetup } from "#client/features/setup/queries.ts";
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
  const l = useMessages(sitterLinkMessages);
  const urls = useSetup().data?.phoneUrls;
  return (
    <>
      <SettingGroup>
        <StartBabysitter />
      </SettingGroup>
      <SettingGroup>
        <h3>{l("title")}</h3>
        {urls === undefined ? null : <SitterLinkList urls={urls} />}
      </SettingGroup>
      <SettingGroup>
        <h3>{s("card")}</h3>
        <Notice>{s("cardHint")}</Notice>
        <SectionContent of={useBabysitter()}>{(card) => <CardEditor card={card} />}</SectionContent>
      </SettingGroup>
    </>
  );
};
