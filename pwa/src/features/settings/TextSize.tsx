import { useState } from "react";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { chooseTextSize, chosenTextSize, type TextSize, textSizes } from "../../app/text-size.ts";

/** How large this phone writes, which the page itself shows at once. */
export const TextSizeSetting = () => {
  const s = useMessages(phoneSettingsMessages);
  const [size, setSize] = useState<TextSize>(chosenTextSize);
  return (
    <>
      <LabeledChoices
        label={s("textSize")}
        value={size}
        choices={textSizes.map((value) => ({ value, label: s(`textSize.${value}`) }))}
        onChoose={(value) => {
          chooseTextSize(value);
          setSize(value);
        }}
      />
      <Notice>{s("textSizeNote")}</Notice>
    </>
  );
};
