import { PhotoStatus } from "#client/app/settings/sections/PhotoStatus.tsx";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { sourceCure } from "#client/features/settings/source-cures.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useHealth } from "#client/query/health.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";

/** Where the walls' photos come from, how many there are, and the ways to them and to their times. */
export const PhotoSettings = () => {
  const s = useMessages(phoneSettingsMessages);
  const w = useMessages(settingsMessages);
  const { t } = useI18n();
  const photos = useHealth().data?.sources.photos;
  return (
    <SettingGroup>
      {photos === undefined ? null : (
        <ListRow>
          <ListRowText>
            <b>{w(`sources.${photos.state}`)}</b>
            {photos.state === "unconfigured" ? (
              <small>{w(sourceCure("photos", photos.provider))}</small>
            ) : (
              <PhotoStatus />
            )}
          </ListRowText>
        </ListRow>
      )}
      <LinkRow href="/photos" words={t("photos.title")} hint={s("photosPageHint")} />
      <LinkRow href="/photos/hidden" words={s("photosHiddenPage")} hint={s("photosHiddenHint")} />
      <LinkRow href="/settings/quiet" words={s("quiet")} hint={s("quietHint")} />
    </SettingGroup>
  );
};
