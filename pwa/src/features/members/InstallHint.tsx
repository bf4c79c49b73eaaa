import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./me.module.css";

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Says how the app comes to the home screen, as long as it isn't there. */
export const InstallHint = () => {
  const { t } = useI18n();
  if (isInstalled()) return null;
  return (
    <p className={styles.install}>
      <b>{t("phone.install")}</b>
      {t("phone.installHint")}
    </p>
  );
};
