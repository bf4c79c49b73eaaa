import { useLocation } from "wouter";
import type { MealPlan } from "#contract/meals.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import type { QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MealTabs } from "#wall-ui/src/ui/MealTabs.tsx";
import * as styles from "#wall-ui/src/ui/page.module.css";

/** Which week of meals is shown, and the ways to another. */
export const MealWeekHead = ({
  shown,
  days,
  onTurn,
}: {
  shown: QueryState<MealPlan>;
  /** The shown week, in order. */
  days: readonly string[];
  onTurn: (by: 1 | -1) => void;
}) => {
  const { dateRange } = useI18n();
  const s = useMessages(wallMealMessages);
  const [, go] = useLocation();
  const today = useToday();
  return (
    <Row as="header" wrap className={styles.roomHead} data-part="room-head" data-testid="room-head">
      <h1 aria-live="polite">{dateRange(days[0] ?? "", days[6] ?? "")}</h1>
      <SourceBadge shown={shown} />
      <MealTabs here="week" />
      <Row gap={2} align="stretch">
        <IconButton icon="left" label={s("earlier")} onClick={() => onTurn(-1)} />
        <Button
          disabled={days.includes(today)}
          onClick={() => go("/meals/week", { replace: true })}
        >
          {s("thisWeek")}
        </Button>
        <IconButton icon="right" label={s("later")} onClick={() => onTurn(1)} />
      </Row>
    </Row>
  );
};
