import { useNoticeTexts } from "#client/features/meta/use-notice-texts.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What a parent should know of the wall, as it says it too: a copy that is late, a roster that can't be read. */
export const GrownUpNotices = () => {
  const { t } = useI18n();
  return (
    <SettingGroup title={t("setup.notices")}>
      {useNoticeTexts().map(({ key, words }) => (
        <ListRow key={key}>
          <Notice kind="problem">{words}</Notice>
        </ListRow>
      ))}
    </SettingGroup>
  );
};
