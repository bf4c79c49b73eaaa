import { useLocation } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MessagePage } from "../ui/MessagePage.tsx";
import { noSuchPageMessages } from "./no-such-page-messages.ts";

/** Says of an address that it leads nowhere, and the way Home. */
export const NoSuchPage = () => {
  const { t } = useI18n();
  const s = useMessages(noSuchPageMessages);
  const [address] = useLocation();
  return (
    <MessagePage
      picture="teddy-bear"
      title={s("noSuchPage", { address })}
      to={{ href: "/", label: t("home.title") }}
    />
  );
};
