import type { Settings } from "#contract/settings.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { notificationMessages } from "./messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";

const stepMin = 15;

/** From when and until when the family sleeps, by the names that a screen has for it. */
export const QuietTimes = ({
  values,
  labels,
}: {
  values: Settings;
  labels: { readonly from: string; readonly until: string };
}) => {
  const s = useMessages(notificationMessages);
  const { timeOfDay } = useI18n();
  const { mutate } = useSaveSettings();
  const row = (label: string, key: "sleepStart" | "sleepEnd") => (
    <Stepper
      label={label}
      shown={timeOfDay(values[key])}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={() => mutate({ [key]: addMinutesToTime(values[key], -stepMin) })}
      onMore={() => mutate({ [key]: addMinutesToTime(values[key], stepMin) })}
    />
  );
  return (
    <>
      {row(labels.from, "sleepStart")}
      {row(labels.until, "sleepEnd")}
    </>
  );
};
