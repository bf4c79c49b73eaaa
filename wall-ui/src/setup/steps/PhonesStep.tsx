import { useLocation } from "wouter";
import { setupWords } from "../../../../client/text/rooms/setup/words.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { PhoneCode } from "../PhoneCode.tsx";
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
