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
  const save = () =>
    onSave({
      ...{ ...draft, name },
      words: words
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== "")
        .slice(0, 10),
    });
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") save();
      }}
    >
      <PictureField
        icon={draft.icon}
        words={binPictureNames}
        onIcon={(icon) => setDraft({ ...draft, icon: icon ?? "wastebasket" })}
      >
        <TextField
          label={s("name")}
          hint={s("nameHint")}
          maxLength={40}
          value={draft.name}
          onValue={(next) => setDraft({ ...draft, name: next })}
        />
      </PictureField>
      <ColorChoices
        label={s("color")}
        beside={bin.color}
        value={draft.color}
        onChoose={(color) => setDraft({ ...draft, color })}
      />
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
