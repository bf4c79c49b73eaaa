import { GuestWifi } from "#client/features/babysitter/GuestWifi.tsx";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SubPage } from "../../ui/SubPage.tsx";

/** The guests' Wi-Fi, to show it to whoever comes by. */
export const WifiPage = () => {
  const s = useMessages(babysitterMessages);
  return (
    <SubPage title={s("wifi")} back="/">
      <GuestWifi />
    </SubPage>
  );
};
