import { useI18n } from "#client/i18n/use-i18n.ts";
import { isOnHomeScreen } from "../../ui/is-on-home-screen.ts";
import * as styles from "./me.module.css";

/** Says how the app comes to the home screen, as long as it isn't there. */
export const InstallHint = () => {
  const { t } = useI18n();
  if (isOnHomeScreen()) return null;
  return (
    <p className={styles.install}>
      <b>{t("phone.install")}</b>
      {t("phone.installHint")}
    </p>
  );
};
