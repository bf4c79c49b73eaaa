import { Link } from "wouter";
import { SavingLine } from "../../../client/rewards-ui/SavingLine.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { useWords } from "../shell/use-words.ts";
import "../../../client/ui/button.css";
import "./profile-saving.css";

/** What somebody's stars are for, on their page: what they save for, and the way to the shop window. */
export const ProfileSaving = ({ memberId }: { memberId: string }) => {
  const { t } = useWords();
  return (
    <nav className="profile-saving" aria-label={t("rewards.title")}>
      <SavingLine memberId={memberId} most={3} />
      <Link className="button" href={`/rewards/${encodeURIComponent(memberId)}`}>
        <Icon name="star-fill" />
        {t("rewards.title")}
      </Link>
    </nav>
  );
};
