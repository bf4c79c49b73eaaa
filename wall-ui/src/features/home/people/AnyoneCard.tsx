import { useRef } from "react";
import { Link } from "wouter";
import type { Task } from "#contract/tasks.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { showRows } from "../show-rows.ts";
import { useGlidingRows } from "../use-gliding-rows.ts";
import { HomeChore } from "./HomeChore.tsx";
import * as styles from "./person-card.module.css";

/** What nobody owns: whoever does it gets the star. */
export const AnyoneCard = ({ tasks }: { tasks: readonly Task[] }) => {
  const { t } = useI18n();
  const rows = useRef<HTMLDivElement>(null);
  useGlidingRows(rows, tasks.map(({ id }) => id).join());
  const unseen = useFit(rows, { last: tasks.length, apply: showRows });
  return (
    <article
      className={styles.person}
      data-part="column"
      data-anyone
      aria-label={t("chores.anyone")}
    >
      <Link href="/chores" className={styles.anyoneHead}>
        <span className={styles.anyoneIcon} aria-hidden="true">
          <Icon name="people" />
        </span>
        <FitText lines={2} className={styles.personName}>
          {t("chores.anyone")}
        </FitText>
        {unseen === 0 ? null : (
          <span className={styles.personMore}>
            <span aria-hidden="true">+{unseen}</span>
            <Text srOnly>{t("home.moreChores", { count: unseen })}</Text>
          </span>
        )}
      </Link>
      <div className={styles.personRows} ref={rows}>
        {tasks.map((task) => (
          <HomeChore key={task.id} task={task} />
        ))}
      </div>
    </article>
  );
};
