import { Suspense } from "react";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import { useCountdowns } from "#client/features/calendar/views/use-countdowns.ts";
import { useDinner } from "#client/features/meals/queries.ts";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./next-card.module.css";

const FirstSteps = lazyPart(async () => (await import("../FirstSteps.tsx")).FirstSteps);

/** The next thing worth saying where no event comes: what's for dinner, how many chores are left, what the family waits for. */
const useWorthSaying = (): string | undefined => {
  const { t, relativeDay } = useI18n();
  const today = useToday();
  const { dinner } = useDinner(today);
  const board = useBoard("routine").data;
  const [first] = useCountdowns().data ?? [];
  if (dinner !== undefined) return t("home.dinnerIs", { what: dinner.title });
  const left = (board?.members ?? [])
    .flatMap(({ tasks }) => tasks)
    .filter(({ done }) => !done).length;
  if (left > 0) return t("home.choresLeft", { count: left });
  return first && `${first.name} · ${relativeDay(first.days)}`;
};

/** What the place of the next event says where there is none. */
export const NothingNext = ({ shown }: { shown: QueryState<CalendarContent> }) => {
  const { t } = useI18n();
  const isMissing = isNotConnected(shown);
  const worthSaying = useWorthSaying();
  const words =
    shown.data !== undefined
      ? (worthSaying ?? t("wall.nothingPlanned"))
      : isMissing
        ? t("home.noCalendar")
        : "\u00a0";
  return (
    <div className={styles.nextMain} data-part="fit-box">
      {isMissing ? null : (
        <Row as="p" className={styles.nextWhose}>
          {t("home.next")}
        </Row>
      )}
      <FitText as="h2" className={styles.nextTitle}>
        {words}
      </FitText>
      {isMissing ? (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      ) : null}
    </div>
  );
};
