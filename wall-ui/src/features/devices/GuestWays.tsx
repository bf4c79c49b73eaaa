import { useLocation } from "wouter";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";

/** Where a guest goes who is no babysitter: to the Wi-Fi, and to the code for a phone. */
export const GuestWays = ({ onGo }: { onGo: () => void }) => {
  const s = useMessages(signInMessages);
  const [, go] = useLocation();
  return (
    <Button
      onClick={() => {
        onGo();
        go("/phones");
      }}
    >
      <FeatureIcon name="qr" />
      {s("forGuests")}
    </Button>
  );
};
