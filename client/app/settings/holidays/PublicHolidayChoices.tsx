import { useState } from "react";
import type { HolidaySettings } from "#contract/holidays.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { useHolidayCountries, useHolidayRegions } from "#client/features/holidays/queries.ts";

/** So many countries fit below a search. */
const mostFound = 8;
const nowhere = "none";

type Choose = (change: Partial<HolidaySettings>) => void;

const Country = ({ country, choose }: { country: string | null; choose: Choose }) => {
  const s = useMessages(holidayMessages);
  const { t } = useI18n();
  const [text, setText] = useState("");
  const shown = useHolidayCountries();
  const { countries = [], guess } = shown.data ?? {};
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code;
  const words = text.trim().toLocaleLowerCase();
  const found = countries
    .filter(({ name }) => words !== "" && name.toLocaleLowerCase().includes(words))
    .slice(0, mostFound);
  const offered = country === null ? found : [{ code: country, name: nameOf(country) }, ...found];
  const pick = (code: string) => {
    setText("");
    choose({ country: code === nowhere ? null : code, region: null });
  };
  if (shown.source === "failed") return <Notice kind="problem">{errorText(t, shown.error)}</Notice>;
  return (
    <>
      {country !== null || guess === undefined ? null : (
        <>
          <Notice>{s("guess", { country: nameOf(guess) })}</Notice>
          <Button onClick={() => pick(guess)}>{s("yes", { country: nameOf(guess) })}</Button>
        </>
      )}
      <Choices
        label={s("country")}
        value={country ?? nowhere}
        choices={[
          { value: nowhere, label: s("noCountry") },
          ...offered
            .filter(({ code }, at) => offered.findIndex((one) => one.code === code) === at)
            .map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChoose={pick}
      />
      <TextField label={s("find")} type="search" value={text} onValue={setText} />
    </>
  );
};

const Region = ({ values, choose }: { values: HolidaySettings; choose: Choose }) => {
  const s = useMessages(holidayMessages);
  const found = useHolidayRegions(values.country).data?.regions ?? [];
  const [chosen = ""] = values.region?.split("-") ?? [];
  // The parts of a part are offered once it is chosen.
  const regions = found.filter(
    ({ code }) => !code.includes("-") || (chosen !== "" && code.startsWith(`${chosen}-`)),
  );
  if (values.country === null || regions.length === 0) return null;
  return (
    <>
      <FieldLabel spoken={false}>{s("region")}</FieldLabel>
      <Choices
        label={s("region")}
        value={values.region ?? nowhere}
        choices={[
          { value: nowhere, label: s("whole") },
          ...regions.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChoose={(code) => choose({ region: code === nowhere ? null : code })}
      />
    </>
  );
};

/** Where the house is, by which its public holidays are known. */
export const PublicHolidayChoices = ({
  values,
  choose,
}: {
  values: HolidaySettings;
  choose: Choose;
}) => {
  const s = useMessages(holidayMessages);
  return (
    <SettingGroup title={s("public")}>
      <Country country={values.country} choose={choose} />
      <Region values={values} choose={choose} />
      <Notice>{s("hint")}</Notice>
    </SettingGroup>
  );
};
