import { usePrivacy } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { SectionContent } from "../SectionContent.tsx";

/** Every host that the wall asked: which, why, how often. */
export const PrivacySection = () => {
  const s = useMessages(settingsMessages);
  const { ago, dateLong, clock } = useI18n();
  const now = useNow();
  return (
    <SectionContent of={usePrivacy()}>
      {({ since, hosts }) => {
        const when = `${dateLong(since)}, ${clock(since)}`;
        return hosts.length === 0 ? (
          <>
            <EmptyState
              picture="potted-plant"
              title={s("privacy.none")}
              hint={s("privacy.noneHint", { when })}
            />
            <Notice>{s("privacy.guests")}</Notice>
          </>
        ) : (
          <SettingGroup>
            <Notice>{s("privacy.hint", { when })}</Notice>
            {hosts.map(({ host, purpose, count, lastAt }) => (
              <ListRow key={`${host} ${purpose}`}>
                <ListRowText>
                  <b>{host}</b>
                  <small>{s(`privacy.${purpose}`)}</small>
                  <small>{s("privacy.count", { count, ago: ago(lastAt, now) })}</small>
                </ListRowText>
              </ListRow>
            ))}
            <Notice>{s("privacy.guests")}</Notice>
          </SettingGroup>
        );
      }}
    </SectionContent>
  );
};
