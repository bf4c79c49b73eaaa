import { Link } from "wouter";
import { Icon } from "../../../client/ui/Icon.tsx";
import { useConfig } from "../../../client/config.ts";
import { useWords } from "../shell/use-words.ts";
import "./setup-invite.css";

/** The way to set-up on a wall that shows the sample family; nothing once a parent has a PIN. */
export const SetupInvite = () => {
  const { t } = useWords();
  const { known, setupDone } = useConfig();
  if (!known || setupDone) return null;
  return (
    <Link href="/setup" className="setup-invite">
      <Icon name="sparkle" />
      {t("setup.invite")}
    </Link>
  );
};
