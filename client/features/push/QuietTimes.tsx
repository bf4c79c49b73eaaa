import type { Settings } from "#contract/settings.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { notificationWords } from "./messages.ts";
import { useText } from "../../i18n/use-i18n.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { clockFace, later } from "../../ui/form/time-of-day.ts";

const stepMin = 15;

/** From when and until when the house sleeps, by the names that a screen has for it. */
export const QuietTimes = ({
  values,
  labels,
}: {
  values: Settings;
  labels: { readonly from: string; readonly until: string };
}) => {
  const s = useWordsOf(notificationWords);
  const { locale } = useText();
  const { mutate } = useSaveSettings();
  const row = (label: string, key: "sleepStart" | "sleepEnd") => (
    <Stepper
      label={label}
      shown={clockFace(values[key], locale)}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={() => mutate({ [key]: later(values[key], -stepMin) })}
      onMore={() => mutate({ [key]: later(values[key], stepMin) })}
    />
  );
  return (
    <>
      {row(labels.from, "sleepStart")}
      {row(labels.until, "sleepEnd")}
    </>
  );
};
