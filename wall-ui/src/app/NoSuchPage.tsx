import { useLocation } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MessagePage } from "../ui/MessagePage.tsx";

/** Says of an address that it leads nowhere, and the way Home. */
export const NoSuchPage = () => {
  const { t } = useI18n();
  const [address] = useLocation();
  return (
    <MessagePage
      picture="teddy-bear"
      title={t("wall.noSuchPage", { address })}
      to={{ href: "/", label: t("home.title") }}
    />
  );
};
