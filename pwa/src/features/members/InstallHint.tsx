import { useMessages } from "#client/i18n/use-messages.ts";
import { meMessages } from "./me-messages.ts";
import { isOnHomeScreen } from "../../ui/is-on-home-screen.ts";
import * as styles from "./me.module.css";

/** Says how the app comes to the home screen, as long as it isn't there. */
export const InstallHint = () => {
  const s = useMessages(meMessages);
  if (isOnHomeScreen()) return null;
  return (
    <p className={styles.install}>
      <b>{s("install")}</b>
      {s("installHint")}
    </p>
  );
};
