import { useLocation } from "wouter";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { PhoneCode } from "../../features/devices/PhoneQrCode.tsx";
import { StepFrame } from "../StepFrame.tsx";

/** The last step: how the phones come in. */
export const PhonesStep = ({ urls }: { urls: readonly string[] }) => {
  const s = useWordsOf(setupWords);
  const [, go] = useLocation();
  return (
    <StepFrame
      step="phones"
      title={s("phones.title")}
      lead={s("phones.lead")}
      next={{ words: s("finish"), onNext: () => go("/") }}
    >
      <PhoneCode urls={urls} />
    </StepFrame>
  );
};
