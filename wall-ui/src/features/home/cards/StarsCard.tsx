import { Link } from "wouter";
import { balanceOfMember, savingGoalsOf } from "#client/features/rewards/offers.ts";
import { useRewards } from "#client/features/rewards/queries.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { useWall } from "#client/context/wall.ts";
import type { RewardsAnswer } from "#client/features/rewards/reads.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { Progress } from "#client/ui/charts/Progress.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import * as styles from "./stars-card.module.css";

const Savings = ({ member, rewards }: { member: FamilyMember; rewards: RewardsAnswer }) => {
  const { t } = useI18n();
  const stars = balanceOfMember(rewards, member.id);
  const [goal] = savingGoalsOf(rewards, member.id);
  const saved = goal && Math.max(0, goal.reward.cost - goal.missing);
  return (
    <li>
      <Link
        href={`/rewards/${encodeURIComponent(member.id)}`}
        className={styles.savings}
        data-member={member.id}
      >
        <Avatar face={member} />
        <FitText isName lines={1} className={styles.name}>
          {member.name}
        </FitText>
        <StarCount count={stars} label={t("chores.stars", { count: stars })} />
        {goal === undefined || saved === undefined ? null : (
          <span className={styles.goal}>
            <Picture name={goal.reward.icon} words={goal.reward.name} neutral="wrapped-gift" />
            <span dir="auto">
              <HyphenatedText>{goal.reward.name}</HyphenatedText>
            </span>
            <span className={styles.saved}>
              {saved}/{goal.reward.cost}
            </span>
            <Progress max={goal.reward.cost} value={saved} />
          </span>
        )}
      </Link>
    </li>
  );
};

/** Who has how many stars, and what each saves for with how near it is; a tap leads to their rewards. */
export const StarsCard = () => {
  const s = useMessages(cardMessages);
  const { memberIds } = useWall();
  const shown = useRewards();
  const rewards = shown.data;
  const family = useFamily().filter(({ id }) => memberIds === null || memberIds.includes(id));
  const savers =
    rewards === undefined
      ? []
      : family.filter(
          ({ id, kid }) =>
            kid || balanceOfMember(rewards, id) > 0 || savingGoalsOf(rewards, id).length > 0,
        );
  const head = { name: "stars", title: s("stars"), href: "/rewards", shown };
  if (savers.length === 0 && shown.source !== "loading")
    return <CardLine {...head} icon="star" words={s("stars.none")} />;
  return (
    <CardPaper
      {...head}
      rows={savers.map((member) =>
        rewards === undefined ? null : (
          <Savings key={member.id} member={member} rewards={rewards} />
        ),
      )}
    />
  );
};
