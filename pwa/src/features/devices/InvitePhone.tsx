import { useState } from "react";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";
import { PhoneQrCode } from "#client/features/devices/PhoneQrCode.tsx";
import { phoneAppMessages } from "#client/features/devices/phone-app-messages.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { shareOrCopy } from "../../ui/share-or-copy.ts";

const Invitation = ({ known }: { known: readonly string[] }) => {
  const s = useMessages(phoneAppMessages);
  const [isRefused, setRefused] = useState(false);
  // Where the house knows no address of its own, the one by which this phone came leads others there too.
  const urls = known.length > 0 ? known : [`${location.origin}/m/`];
  const [url] = urls;
  const send = (to: string) =>
    void shareOrCopy(s("inviteText", { url: to })).then(
      (way) => way === "copied" && showToast({ kind: "done", words: s("copied") }),
      () => setRefused(true),
    );
  return (
    <Stack gap={5}>
      <Notice>{s("inviteLead")}</Notice>
      <PhoneQrCode urls={urls} />
      {isRefused ? <Notice kind="hint">{s("noShare")}</Notice> : null}
      {url === undefined ? null : (
        <Button kind="primary" onClick={() => send(url)}>
          <FeatureIcon name="share" />
          {s("share")}
        </Button>
      )}
    </Stack>
  );
};

/** The way in for another phone: a code for its camera, and the address as a message. */
export const InvitePhone = () => (
  <SectionContent of={useSetup()}>
    {({ phoneUrls }) => <Invitation known={phoneUrls} />}
  </SectionContent>
);
