import { useLocation } from "wouter";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PhoneQrCode } from "#client/features/devices/PhoneQrCode.tsx";
import { StepFrame } from "../StepFrame.tsx";

/** The last step: how the phones come in. */
export const PhonesStep = ({ urls }: { urls: readonly string[] }) => {
  const s = useMessages(setupMessages);
  const [, go] = useLocation();
  return (
    <StepFrame
      step="phones"
      title={s("phones.title")}
      lead={s("phones.lead")}
      next={{ words: s("finish"), onNext: () => go("/") }}
    >
      <PhoneQrCode urls={urls} />
    </StepFrame>
  );
};
