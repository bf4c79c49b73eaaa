import type { MemberDay } from "../member-day.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** A member's stars, days in a row and what is done today, as three large figures. */
export const MemberStats = ({ day }: { day: MemberDay }) => {
  const { t } = useI18n();
  const { stars, streak, done, tasks } = day;
  return (
    <dl data-part="member-figures">
      <div>
        <dt>{t("members.stars")}</dt>
        <dd data-kind="stars">
          <Icon name="star-fill" />
          <Text figures>{stars}</Text>
        </dd>
      </div>
      <div>
        <dt>{t("members.streak")}</dt>
        <dd data-kind="streak">
          <Icon name="flame" />
          <Text figures>{streak}</Text>
        </dd>
      </div>
      <div>
        <dt>{t("calendar.today")}</dt>
        <dd>
          <Text figures role="img" aria-label={t("chores.doneOf", { done, total: tasks.length })}>
            {done}/{tasks.length}
          </Text>
        </dd>
      </div>
    </dl>
  );
};
