import type { PushReason } from "#contract/push.ts";
import { useMe } from "#client/context/family.ts";
import { guideMessages } from "#client/features/https/messages/guide.ts";
import { httpsMessages } from "#client/features/https/messages/settings.ts";
import { useHttps } from "#client/features/https/queries.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";

/** Why a page on plain http is told of nothing, what else it lacks, and the way to the wall's https address; where it has none, a parent's way to set one up. */
export const NeedsHttps = ({ reason }: { reason: PushReason }) => {
  const s = useMessages(notificationMessages);
  const h = useMessages(httpsMessages);
  const isParent = useMe()?.parent === true;
  const g = useMessages(guideMessages);
  const https = useHttps().data;
  const [address] = https?.urls ?? [];
  // Opened anew, because only that page may try whether its phone trusts the wall.
  const hasGuide = https?.by === "authority";
  return (
    <>
      <Notice>{s(reason)}</Notice>
      {hasGuide ? <OutsideLink href="/m/secure">{g("secureThis")}</OutsideLink> : null}
      {address === undefined || hasGuide ? null : (
        <OutsideLink href={address}>{s("open", { address: new URL(address).host })}</OutsideLink>
      )}
      <SettingGroup title={s("missing")}>
        <Notice>{s("missingHint")}</Notice>
        {https?.by !== "nothing" ? null : isParent ? (
          <LinkRow icon="shield" href="/settings/https" words={h("title")} hint={h("hint")} />
        ) : (
          <Notice>{g("off")}</Notice>
        )}
      </SettingGroup>
    </>
  );
};
