import type { HolidaySettings } from "#contract/holidays.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { PublicHolidayChoices } from "./PublicHolidayChoices.tsx";
import { SchoolHolidayChoices } from "./SchoolHolidayChoices.tsx";

/** Which public and school holidays the family has; for a parent. */
export const HolidayChoices = ({
  values,
  calendars,
}: {
  values: HolidaySettings;
  calendars: readonly { readonly id: string; readonly name: string }[];
}) => {
  const { t } = useI18n();
  const { mutate, error } = useSaveSettings();
  const choose = (change: Partial<HolidaySettings>) =>
    mutate({ holidays: { ...values, ...change }, seen: { holidays: values } });
  return (
    <>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <PublicHolidayChoices {...{ values, choose }} />
      <SchoolHolidayChoices {...{ values, calendars, choose }} />
    </>
  );
};
