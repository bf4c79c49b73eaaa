import { useRef } from "react";
import { Link } from "wouter";
import type { Task } from "#contract/tasks.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { useGlidingRows } from "../use-gliding-rows.ts";
import { HiddenChores } from "./HiddenChores.tsx";
import { HomeChore } from "./HomeChore.tsx";
import { hiddenChoresIn, tightestChoreStep, showChores } from "./show-chores.ts";
import * as styles from "./person-card.module.css";

/** What nobody owns: whoever does it gets the star. */
export const AnyoneCard = ({ tasks }: { tasks: readonly Task[] }) => {
  const { t } = useI18n();
  const rows = useRef<HTMLDivElement>(null);
  useGlidingRows(rows, tasks.map(({ id }) => id).join());
  const step = useFit(rows, { last: tightestChoreStep(tasks.length), apply: showChores });
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
      </Link>
      <div className={styles.personRows} ref={rows}>
        {tasks.map((task) => (
          <HomeChore key={task.id} task={task} />
        ))}
      </div>
      <HiddenChores count={hiddenChoresIn(step)} />
    </article>
  );
};
