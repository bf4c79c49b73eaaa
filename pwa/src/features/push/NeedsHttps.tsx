import type { PushReason } from "#contract/push.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { pushStatusText } from "#client/features/push/push-status-text.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** Why a page on plain http is told of nothing, what else it lacks, and the way to the wall's https address where it has one. */
export const NeedsHttps = ({ reason }: { reason: PushReason }) => {
  const s = useMessages(notificationMessages);
  const { t } = useI18n();
  const address = useSetup().data?.phoneUrls.find((url) => url.startsWith("https:"));
  return (
    <>
      <Notice>{pushStatusText(t, reason)}</Notice>
      {address === undefined ? null : (
        <OutsideLink href={address}>{s("open", { address: new URL(address).host })}</OutsideLink>
      )}
      <SettingGroup title={s("missing")}>
        <Notice>{s("missingHint")}</Notice>
      </SettingGroup>
    </>
  );
};
