import { useState } from "react";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { readLocal, writeLocal } from "#client/platform/local-storage.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { showTextSize, textSizePlace } from "../../ui/text-size.ts";

/** The sizes to choose from, as parts of the usual one. */
const textSizes = ["1", "1.2", "1.4", "1.7"] as const;

/** How large this phone writes, which the page itself shows at once. */
export const TextSizeSetting = () => {
  const s = useMessages(phoneSettingsMessages);
  const [size, setSize] = useState(
    () => textSizes.find((one) => one === readLocal(textSizePlace)) ?? "1",
  );
  return (
    <>
      <Choices
        label={s("textSize")}
        value={size}
        choices={textSizes.map((value) => ({ value, label: s(`textSize.${value}`) }))}
        onChoose={(value) => {
          writeLocal(textSizePlace, value);
          showTextSize();
          setSize(value);
        }}
      />
      <Notice>{s("textSizeNote")}</Notice>
    </>
  );
};
