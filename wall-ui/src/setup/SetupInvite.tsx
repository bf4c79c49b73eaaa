import { Link } from "wouter";
import { Icon } from "../../../client/ui/Icon.tsx";
import { useWords } from "../shell/use-words.ts";
import { useFirstRun } from "./first-run.ts";
import "./setup-invite.css";

/** The way to set-up while the family only looks around; nothing otherwise. */
export const SetupInvite = () => {
  const { t } = useWords();
  if (useFirstRun() === undefined) return null;
  return (
    <Link href="/setup" className="setup-invite">
      <Icon name="sparkle" />
      {t("setup.invite")}
    </Link>
  );
};
