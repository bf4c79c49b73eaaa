import type { PushReason } from "#contract/push.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { pushStatusText } from "#client/features/push/push-status-text.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";

/** Why a page on plain http is told of nothing, what else it lacks, and the way to the wall's https address where it has one. */
export const NeedsHttps = ({ reason }: { reason: PushReason }) => {
  const s = useMessages(notificationMessages);
  const { t } = useI18n();
  const address = useSetup().data?.phoneUrls.find((url) => url.startsWith("https:"));
  return (
    <>
      <p className="setting-note">{pushStatusText(t, reason)}</p>
      {address === undefined ? null : (
        <a className="button" href={address}>
          {s("open", { address: new URL(address).host })}
        </a>
      )}
      <SettingGroup title={s("missing")}>
        <p className="setting-note">{s("missingHint")}</p>
      </SettingGroup>
    </>
  );
};
