import type { ReactNode } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import * as styles from "./calendar.module.css";

/** Which days are shown, between the ways to those before and after them; a swipe does the same. */
export const CalendarTurn = ({
  title,
  isNow,
  onTurn,
  tool,
}: {
  title: string;
  /** Today is among them. */
  isNow: boolean;
  onTurn: (step: -1 | 1) => void;
  /** What can be done with those days. */
  tool?: ReactNode;
}) => {
  const { t } = useI18n();
  return (
    <div className={styles.calendarTurn}>
      <IconButton icon="left" label={t("calendar.earlier")} onClick={() => onTurn(-1)} />
      <h2 aria-live="polite" data-today={isNow}>
        {title}
      </h2>
      <IconButton icon="right" label={t("calendar.later")} onClick={() => onTurn(1)} />
      {tool}
    </div>
  );
};
