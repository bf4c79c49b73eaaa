import { Suspense, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useToday } from "#client/context/clock.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { useHomeFacts } from "../load-home-facts.ts";
import type { usePaging } from "../../../ui/use-paging.ts";
import { useGuarded } from "../../../rights/use-guarded.ts";
import { LaterLine } from "./LaterLine.tsx";
import { WeekDays } from "./WeekDays.tsx";
import * as styles from "./week-card.module.css";

const QuickAddSheet = lazyPart(
  async () => (await import("../../calendar/quick-add/QuickAddSheet.tsx")).QuickAddSheet,
);

/** Seven days from today as one sheet of paper, and a line of what comes later; a swipe turns to the week after. */
export const WeekCard = ({
  page,
  hasLater = true,
  hasTomorrow = hasLater,
  ...swipe
}: {
  /** How many weeks after this one. */
  page: number;
  /** Whether a line says what comes after it. */
  hasLater?: boolean;
  /** Whether a line says in the evening what comes tomorrow. */
  hasTomorrow?: boolean;
} & Partial<ReturnType<typeof usePaging>>) => {
  const { t } = useI18n();
  const today = useToday();
  const guarded = useGuarded("write");
  const facts = useHomeFacts();
  const [isAdding, setIsAdding] = useState(false);
  const first = addDays(today, 7 * page);
  // The first two weeks are what all of Home reads.
  const shown = useEvents(today, addDays(today, Math.max(13, 7 * page + 13)));
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return (
    <Card
      className={styles.week}
      data-testid="week"
      data-slice
      aria-label={t("home.sevenDays")}
      aria-busy={shown.source === "loading"}
      {...swipe}
    >
      <WeekDays days={days} events={shown.data?.events} />
      {hasTomorrow && page === 0 && facts !== undefined ? <facts.TomorrowLine /> : null}
      {hasLater ? (
        <LaterLine
          after={addDays(first, 6)}
          shown={shown}
          isUnderTomorrow={page === 0}
          onAdd={() => guarded(() => setIsAdding(true))}
        />
      ) : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <QuickAddSheet open day={first} onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
};
