import { Link } from "wouter";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./home-invite.module.css";

/** The way to set-up on a wall that shows the sample family; nothing once a parent has a PIN. */
export const SetupInvite = () => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  if (!known || setupDone) return null;
  return (
    <Link href="/setup" className={styles.homeInvite}>
      <Icon name="sparkle" />
      {t("setup.invite")}
    </Link>
  );
};
