import { Link } from "wouter";
import { useRewards } from "./queries.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Progress } from "../../ui/charts/Progress.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { savingGoalsOf } from "./offers.ts";
import * as styles from "./saving-bar.module.css";

/** What a member saves for in one line each, `most` of them; leads to the shop window. Nothing where they save for nothing. */
export const SavingLine = ({
  memberId,
  most = 1,
  onGo,
}: {
  memberId: string;
  most?: number;
  onGo?: () => void;
}) => {
  const { t } = useI18n();
  const rewards = useRewards().data;
  const goals = rewards === undefined ? [] : savingGoalsOf(rewards, memberId);
  return goals.slice(0, most).map(({ reward: { id, name, icon, cost }, missing }) => {
    const saved = Math.max(0, cost - missing);
    return (
      <Text
        as={Link}
        size="small"
        tone="soft"
        weight="semibold"
        key={id}
        className={styles.savingLine}
        data-part="saving-line"
        {...(onGo === undefined ? {} : { onClick: onGo })}
        href={`/rewards/${encodeURIComponent(memberId)}`}
        aria-label={`${t("members.saveFor", { reward: name })}: ${t("chores.doneOf", { done: saved, total: cost })}`}
      >
        <Picture name={icon} words={name} neutral="wrapped-gift" />
        <span dir="auto">{name}</span>
        <Text figures>
          {saved}/{cost}
        </Text>
        <Progress max={cost} value={saved} />
      </Text>
    );
  });
};
