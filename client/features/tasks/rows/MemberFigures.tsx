import type { MemberDay } from "../member-day.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";

/** A member's stars, days in a row and what is done today, as three large figures. */
export const MemberStats = ({ day }: { day: MemberDay }) => {
  const { t } = useI18n();
  const { stars, streak, done, tasks } = day;
  return (
    <dl className="member-figures">
      <div>
        <dt>{t("members.stars")}</dt>
        <dd data-kind="stars">
          <Icon name="star-fill" />
          <span className="figures">{stars}</span>
        </dd>
      </div>
      <div>
        <dt>{t("members.streak")}</dt>
        <dd data-kind="streak">
          <Icon name="flame" />
          <span className="figures">{streak}</span>
        </dd>
      </div>
      <div>
        <dt>{t("calendar.today")}</dt>
        <dd>
          <span
            className="figures"
            role="img"
            aria-label={t("chores.doneOf", { done, total: tasks.length })}
          >
            {done}/{tasks.length}
          </span>
        </dd>
      </div>
    </dl>
  );
};
