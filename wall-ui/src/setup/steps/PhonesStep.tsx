import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PhoneQrCode } from "#client/features/devices/PhoneQrCode.tsx";
import { StepFrame } from "../StepFrame.tsx";
import { isPhone, useLeaveSetup } from "../use-leave-setup.ts";

/** The last step: how the phones come in. */
export const PhonesStep = ({ urls }: { urls: readonly string[] }) => {
  const s = useMessages(setupMessages);
  const leave = useLeaveSetup();
  return (
    <StepFrame
      step="phones"
      title={s("phones.title")}
      lead={s("phones.lead")}
      next={{ words: s(isPhone() ? "finishOnPhone" : "finish"), onNext: leave }}
    >
      <PhoneQrCode urls={urls} />
    </StepFrame>
  );
};
