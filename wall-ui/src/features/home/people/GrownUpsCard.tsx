import { useI18n } from "#client/i18n/use-i18n.ts";
import type { ColumnDay } from "../../tasks/columns/column-day.ts";
import { AnyoneFace } from "./faces/AnyoneFace.tsx";
import { PersonFace } from "./faces/PersonFace.tsx";
import * as styles from "./person-card.module.css";

/** The grown-ups in one card, a row each, and one for what is anyone's to do where it has no card. */
export const GrownUpsCard = ({
  days,
  openForAnyone,
  onOpen,
}: {
  days: readonly ColumnDay[];
  /** How many chores that nobody owns are open; undefined where they have a card of their own. */
  openForAnyone: number | undefined;
  onOpen: (memberId: string) => void;
}) => {
  const { t } = useI18n();
  return (
    <section className={styles.grownUps} aria-label={t("home.grownUps")}>
      {days.map((day) => (
        <PersonFace key={day.member.id} day={day} lies onOpen={() => onOpen(day.member.id)} />
      ))}
      {openForAnyone === undefined ? null : <AnyoneFace open={openForAnyone} lies />}
    </section>
  );
};
