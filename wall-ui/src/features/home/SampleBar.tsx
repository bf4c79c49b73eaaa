import { Link } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import * as styles from "./home-invite.module.css";

/** Says once that all of this is a sample family, and leads to set-up; gone once that is done. */
export const SampleBar = () => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  if (!known || setupDone) return null;
  return (
    <Link href="/setup" className={styles.sampleBar} data-testid="sample-bar">
      <Icon name="sparkle" />
      <span>{t("home.sample")}</span>
      <b>{t("setup.invite")}</b>
    </Link>
  );
};
