import { useState } from "react";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

/** A leap year, in which every day of a month is there. */
const leapYear = 2024;
const firstDay = "1900-01-01";

const daysIn = (month: number, year: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (number: number): string => String(number).padStart(2, "0");

/** A birthday as its parts; without a year where that isn't told. */
const partsOf = (birthday: string) => ({
  year: birthday.startsWith("--") ? undefined : Number(birthday.slice(0, 4)),
  month: Number(birthday.slice(-5, -3)),
  day: Number(birthday.slice(-2)),
});

const written = ({ year, month, day }: ReturnType<typeof partsOf>): string => {
  const last = daysIn(month, year ?? leapYear);
  return `${year ?? "-"}-${two(month)}-${two(Math.min(day, last))}`;
};

/** The next of some numbers in a circle. */
const around = (value: number, by: number, most: number): number =>
  ((value - 1 + by + most) % most) + 1;

/** A birthday by what the device has for days, and without its year by steps of day and month. */
export const BirthdayField = ({
  birthday,
  onBirthday,
}: {
  birthday: string | undefined;
  onBirthday: (birthday: string | undefined) => void;
}) => {
  const s = useMessages(setupMessages);
  const { month: monthName } = useI18n();
  const today = useToday();
  const [usualYear] = useState(Number(today.slice(0, 4)) - 7);
  if (birthday === undefined)
    return (
      <Stack gap={2}>
        <FieldLabel spoken={false}>{s("family.birthday")}</FieldLabel>
        <Button onClick={() => onBirthday(`${usualYear}${today.slice(4, 8)}01`)}>
          {s("family.birthdayAdd")}
        </Button>
      </Stack>
    );
  const parts = partsOf(birthday);
  const { year, month, day } = parts;
  const step = (label: string, shown: string, to: (by: number) => typeof parts) => (
    <Stepper
      label={label}
      shown={shown}
      lessLabel={s("family.less", { what: label })}
      moreLabel={s("family.more", { what: label })}
      onLess={() => onBirthday(written(to(-1)))}
      onMore={() => onBirthday(written(to(1)))}
    />
  );
  return (
    <Stack gap={2} role="group" aria-label={s("family.birthday")}>
      <FieldLabel spoken={false}>{s("family.birthday")}</FieldLabel>
      {year === undefined ? (
        <>
          {step(s("family.day"), String(day), (by) => ({
            ...{ ...parts, day: around(day, by, daysIn(month, leapYear)) },
          }))}
          {step(s("family.month"), monthName(`${leapYear}-${two(month)}-01`), (by) => ({
            ...{ ...parts, month: around(month, by, 12) },
          }))}
        </>
      ) : (
        <PickerField
          type="date"
          label={s("family.day")}
          value={birthday}
          min={firstDay}
          // Between two days that are typed there is none.
          onValue={(picked) => picked === "" || onBirthday(picked)}
        />
      )}
      <Switch
        label={s("family.withYear")}
        hint={s("family.withYearHint")}
        on={year !== undefined}
        onChange={(on) => onBirthday(written({ ...parts, year: on ? usualYear : undefined }))}
      />
      <Button kind="quiet" onClick={() => onBirthday(undefined)}>
        {s("family.birthdayRemove")}
      </Button>
    </Stack>
  );
};
