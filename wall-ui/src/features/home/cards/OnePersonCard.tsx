import { useState } from "react";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useColumnDays } from "../../tasks/columns/column-day.ts";
import { OpenedPerson } from "../people/sheet/OpenedPerson.tsx";
import { PersonCard } from "../people/PersonCard.tsx";
import * as styles from "./one-person-card.module.css";

/** One person's day; the first child's, else the first member's, where the one it was made for isn't shown here. */
export const OnePersonCard = ({ memberId }: { memberId: string | undefined }) => {
  const { t } = useI18n();
  const days = useColumnDays();
  const board = useBoard("routine");
  const [isOpen, setOpen] = useState(false);
  const day =
    days.find(({ member }) => member.id === memberId) ??
    days.find(({ member }) => member.kid) ??
    days[0];
  if (day === undefined) return null;
  return (
    <section className={styles.onePerson} data-testid="home-person" aria-label={t("chores.title")}>
      <PersonCard day={day} isWaiting={board.source === "loading"} onOpen={() => setOpen(true)} />
      <OpenedPerson day={isOpen ? day : undefined} onClose={() => setOpen(false)} />
    </section>
  );
};
