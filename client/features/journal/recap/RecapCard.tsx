import type { ReactNode } from "react";
import type { JournalEntry, Recap } from "#contract/journal.ts";
import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { type RecapFigures, recapFiguresOf } from "./recap-figures.ts";
import { useRecapTitle } from "./use-recap-title.ts";
import { HeartButton } from "../components/HeartButton.tsx";
import { MostLoved } from "./MostLoved.tsx";
import { RecapChart } from "./RecapChart.tsx";
import * as styles from "./recap.module.css";
import * as entryStyles from "../components/entry.module.css";

const Figure = ({ icon, count, words }: { icon: ReactNode; count: string; words: string }) => (
  <li>
    <Text as="b" figures>
      {count}
    </Text>
    <span>
      {icon} {words}
    </span>
  </li>
);

const Redeemed = ({ redemptions }: Pick<Recap, "redemptions">) => {
  const family = useFamily();
  return redemptions.length === 0 ? null : (
    <Row as="ul" gap={2} wrap align="stretch" className={styles.recapRewards}>
      {redemptions.map(({ memberId, name, icon }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same reward may be redeemed twice, and none ever moves
        <Text as="li" size="small" key={at} data-member={memberId}>
          <Picture name={icon} words={name} neutral="wrapped-gift" />
          <Text clamp>
            <bdi>{family.find(({ id }) => id === memberId)?.name}</bdi> <bdi>{name}</bdi>
          </Text>
        </Text>
      ))}
    </Row>
  );
};

/** What was done, in large numbers; of a quiet time no row of zeros. */
const RecapNumbers = ({ kind, figures }: { kind: Recap["kind"]; figures: RecapFigures }) => {
  const s = useMessages(journalMessages);
  const { number } = useI18n();
  const { chores, stars, rewards, isQuiet } = figures;
  if (isQuiet) return <p>{s(kind === "weekly" ? "quietWeek" : "quietMonth")}</p>;
  return (
    <ul className={styles.recapFigures} data-testid="recap-figures">
      <Figure
        icon={<Icon name="check" />}
        count={number(chores)}
        words={s("choresDone", { count: chores })}
      />
      <Figure
        icon={<Icon name="star-fill" />}
        count={number(stars)}
        words={s("starsEarned", { count: stars })}
      />
      {rewards === 0 ? null : (
        <Figure
          icon={<FeatureIcon name="gift" />}
          count={number(rewards)}
          words={s("rewardsGot", { count: rewards })}
        />
      )}
    </ul>
  );
};

/** A week or a month of the family at a glance: what was done, by whom, and what they loved. */
export const RecapCard = ({ entry, recap }: { entry: JournalEntry; recap: Recap }) => {
  const s = useMessages(journalMessages);
  const { list } = useI18n();
  const family = useFamily();
  const { title, time } = useRecapTitle(recap);
  const figures = recapFiguresOf(recap, family);
  const { bars, longest } = figures;
  const streaking = family.filter(({ id }) => longest?.memberIds.includes(id) === true);
  return (
    <Stack
      as="article"
      gap={5}
      className={styles.recap}
      data-part="recap"
      data-testid="recap"
      data-kind={recap.kind}
    >
      <Row as="header" align="baseline" justify="between" wrap>
        <h2>{title}</h2>
        <p>
          <time dateTime={recap.start}>{time}</time>
        </p>
      </Row>
      <RecapNumbers kind={recap.kind} figures={figures} />
      <RecapChart bars={bars} />
      {longest === undefined || streaking.length === 0 ? null : (
        <Row as="p" gap={3} className={styles.recapStreak}>
          <Icon name="flame" />
          <span>
            <bdi>{list(streaking.map(({ name }) => name))}</bdi>:{" "}
            {s("streak", { count: longest.days })}
          </span>
        </Row>
      )}
      <Redeemed redemptions={recap.redemptions} />
      {recap.mostLoved === undefined ? null : <MostLoved moment={recap.mostLoved} />}
      <Row as="footer" wrap justify="between" className={entryStyles.entryFoot}>
        <HeartButton entry={entry} />
      </Row>
    </Stack>
  );
};
