import { useState } from "react";
import type { BinSetting } from "#contract/bins.ts";
import { useToday } from "#client/context/clock.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ColorChoices } from "#client/ui/form/ColorChoices.tsx";
import { DayField } from "#client/ui/form/DayField.tsx";
import { PictureField } from "#client/ui/form/PictureField.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { binPictureNames } from "#client/features/bins/bin-picture-names.ts";
import { binMessages } from "#client/features/bins/messages/messages.ts";

const mostWeeks = 52;

type OnBin = (bin: BinSetting) => void;

const Rule = ({ bin, onBin }: { bin: BinSetting; onBin: OnBin }) => {
  const s = useMessages(binMessages);
  const today = useToday();
  const { rule } = bin;
  const what = s("everyLabel");
  const every = (weeks: number) =>
    rule === null || weeks < 1 || weeks > mostWeeks
      ? undefined
      : () => onBin({ ...bin, rule: { ...rule, everyWeeks: weeks } });
  return (
    <>
      <Switch
        label={s("byRule")}
        {...(rule === null ? { hint: s("byCalendar") } : {})}
        on={rule !== null}
        onChange={(on) => onBin({ ...bin, rule: on ? { first: today, everyWeeks: 2 } : null })}
      />
      {rule === null ? null : (
        <>
          <DayField
            {...{ label: s("first"), day: rule.first, today }}
            onDay={(first) => onBin({ ...bin, rule: { ...rule, first } })}
          />
          <Stepper
            label={what}
            shown={s("every", { count: rule.everyWeeks })}
            lessLabel={s("less", { what })}
            moreLabel={s("more", { what })}
            onLess={every(rule.everyWeeks - 1)}
            onMore={every(rule.everyWeeks + 1)}
          />
          <Switch
            label={s("afterHoliday")}
            hint={s("afterHolidayHint")}
            on={bin.afterHoliday}
            onChange={(afterHoliday) => onBin({ ...bin, afterHoliday })}
          />
        </>
      )}
    </>
  );
};

const Look = ({ bin, color, onBin }: { bin: BinSetting; color: string; onBin: OnBin }) => {
  const s = useMessages(binMessages);
  return (
    <>
      <PictureField
        icon={bin.icon}
        words={binPictureNames}
        onIcon={(icon) => onBin({ ...bin, icon: icon ?? "wastebasket" })}
      >
        <TextField
          label={s("name")}
          hint={s("nameHint")}
          maxLength={40}
          value={bin.name}
          onValue={(name) => onBin({ ...bin, name })}
        />
      </PictureField>
      <ColorChoices
        label={s("color")}
        beside={color}
        value={bin.color}
        onChoose={(next) => onBin({ ...bin, color: next })}
      />
    </>
  );
};

const mostWords = 10;

const wordsIn = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .slice(0, mostWords);

/** One bin: its name, picture and colour, when it comes, and what the town's calendar calls it. */
export const BinForm = ({
  bin,
  hasCalendar,
  onSave,
  onRemove,
}: {
  bin: BinSetting;
  /** Whether collections stand in a calendar too. */
  hasCalendar: boolean;
  onSave: OnBin;
  onRemove: (() => void) | undefined;
}) => {
  const s = useMessages(binMessages);
  const [draft, setDraft] = useState(bin);
  const [words, setWords] = useState(bin.words.join(", "));
  const name = draft.name.trim();
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onSave({ ...draft, name, words: wordsIn(words) });
      }}
    >
      <Look bin={draft} color={bin.color} onBin={setDraft} />
      <Rule bin={draft} onBin={setDraft} />
      {hasCalendar ? (
        <TextField label={s("words")} hint={s("wordsHint")} value={words} onValue={setWords} />
      ) : null}
      <Button type="submit" kind="primary" disabled={name === ""}>
        {s("done")}
      </Button>
      {onRemove === undefined ? null : (
        <Button kind="quiet" onClick={onRemove}>
          {s("remove")}
        </Button>
      )}
    </Stack>
  );
};
