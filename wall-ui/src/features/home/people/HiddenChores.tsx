import { useI18n } from "#client/i18n/use-i18n.ts";
import { showRows } from "../show-rows.ts";
import * as styles from "./person-card.module.css";

/** How many chores there are besides those that are seen above it; what hides rows shows it. */
export const HiddenChores = ({ count }: { count: number }) => {
  const { t } = useI18n();
  // Its place is measured before it is known how many they are.
  return (
    <p className={styles.personMore} hidden>
      {t("home.moreChores", { count })}
    </p>
  );
};

/** Hides the last rows of a list of chores, and shows what stands below it as long as there are any. */
export const showChores = (list: HTMLElement, hidden: number): void => {
  showRows(list, hidden);
  list.nextElementSibling?.toggleAttribute("hidden", hidden === 0);
};
