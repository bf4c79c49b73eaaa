import type { Settings } from "#contract/settings.ts";
import { useSaveSettings } from "../settings/queries.ts";
import { TimeStepper } from "./TimeStepper.tsx";

/** From when and until when the family sleeps, by the names that a screen has for it. */
export const QuietTimes = ({
  values,
  labels,
}: {
  values: Settings;
  labels: { readonly from: string; readonly until: string };
}) => {
  const { mutate } = useSaveSettings();
  return (
    <>
      <TimeStepper
        label={labels.from}
        time={values.sleepStart}
        onTime={(sleepStart) => mutate({ sleepStart })}
      />
      <TimeStepper
        label={labels.until}
        time={values.sleepEnd}
        onTime={(sleepEnd) => mutate({ sleepEnd })}
      />
    </>
  );
};
