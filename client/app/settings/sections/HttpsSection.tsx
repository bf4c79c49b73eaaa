import type { Https } from "#contract/https.ts";
import { httpsMessages } from "#client/features/https/messages/settings.ts";
import { makeHttpsAuthority } from "#client/features/https/mutations.ts";
import { OtherWays } from "#client/features/https/OtherWays.tsx";
import { OwnAuthority } from "#client/features/https/OwnAuthority.tsx";
import { useHttps } from "#client/features/https/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "../SectionContent.tsx";

const SwitchOn = () => {
  const s = useMessages(httpsMessages);
  const { t } = useI18n();
  const make = useMutate(makeHttpsAuthority);
  return (
    <>
      <SettingGroup>
        <p>{s("lead")}</p>
        <Notice>{s("leadNames")}</Notice>
        <Notice>{s("fixedAddress")}</Notice>
        <Notice>{s("plainGoesOn")}</Notice>
        <Button
          kind="primary"
          busy={make.isPending}
          onClick={() => make.mutate({ body: { seen: null } })}
        >
          {s("switchOn")}
        </Button>
        {make.error === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, make.error)}
          </Notice>
        )}
      </SettingGroup>
      <OtherWays />
    </>
  );
};

const Fixed = ({ https: { by, urls } }: { https: Https }) => {
  const s = useMessages(httpsMessages);
  return (
    <SettingGroup>
      <Notice>
        {by === "files" ? s("files") : s("publicUrl", { address: new URL(urls[0] ?? "").host })}
      </Notice>
    </SettingGroup>
  );
};

/** How phones come by https: the house's own authority, switched on here, or what the operator has set up. */
export const HttpsSection = () => (
  <SectionContent of={useHttps()}>
    {(https) => {
      if (https.by === "nothing") return <SwitchOn />;
      return https.authority === null ? (
        <Fixed https={https} />
      ) : (
        <OwnAuthority https={https} authority={https.authority} />
      );
    }}
  </SectionContent>
);
