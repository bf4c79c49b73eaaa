import { useI18n } from "#client/i18n/use-i18n.ts";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import { PersonFace } from "./PersonFace.tsx";
import * as styles from "./person-card.module.css";

/** The grown-ups in one card, a row each. */
export const GrownUpsCard = ({
  days,
  onOpen,
}: {
  days: readonly ColumnDay[];
  onOpen: (memberId: string) => void;
}) => {
  const { t } = useI18n();
  return (
    <section className={styles.grownUps} aria-label={t("home.grownUps")}>
      {days.map((day) => (
        <PersonFace key={day.member.id} day={day} lies onOpen={() => onOpen(day.member.id)} />
      ))}
    </section>
  );
};
