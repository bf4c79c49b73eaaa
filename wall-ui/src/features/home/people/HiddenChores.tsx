import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./person-card.module.css";

/** How many chores there are besides those that are seen above it; `showChores` shows it. */
export const HiddenChores = ({ count }: { count: number }) => {
  const { t } = useI18n();
  // Its place is measured before it is known how many they are.
  return (
    <p className={styles.personMore} data-hidden-chores hidden>
      <span>{t("home.moreChores", { count })}</span>
      <span aria-hidden="true">{t("home.more", { count })}</span>
    </p>
  );
};
