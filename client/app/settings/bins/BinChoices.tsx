import { useState } from "react";
import type { BinSetting, BinSettings } from "#contract/bins.ts";
import { useToday } from "#client/context/clock.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { seenItems } from "#client/mutations/seen-items.ts";
import { newId } from "#client/platform/random-id.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { unusedColor } from "#client/ui/theme/palette.ts";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { BinChoreFields } from "./BinChoreFields.tsx";
import { BinForm } from "./BinForm.tsx";
import { binMessages } from "#client/features/bins/messages/messages.ts";
import { useBins } from "#client/features/bins/queries.ts";

type Named = readonly { readonly id: string; readonly name: string }[];
const nowhere = "none";
/** How far ahead the town's calendar is looked at for what belongs to no bin. */
const aheadDays = 60;

const BinRow = ({ bin, onEdit }: { bin: BinSetting; onEdit: () => void }) => {
  const s = useMessages(binMessages);
  const { dayName } = useI18n();
  const { rule } = bin;
  return (
    <ListRow as="button" type="button" onClick={onEdit}>
      <Picture name={bin.icon} neutral="wastebasket" />
      <ListRowText>
        <b dir="auto">{bin.name}</b>
        <small>
          {rule === null
            ? s("byCalendar")
            : `${dayName(rule.first)}, ${s("every", { count: rule.everyWeeks })}`}
        </small>
      </ListRowText>
      <Icon name="right" />
    </ListRow>
  );
};

const TownCalendar = ({
  calendarId,
  calendars,
  onCalendar,
}: {
  calendarId: string | null;
  calendars: Named;
  onCalendar: (id: string | null) => void;
}) => {
  const s = useMessages(binMessages);
  const today = useToday();
  const { unmatched = [], unread } = useBins(today, addDays(today, aheadDays)).data ?? {};
  return (
    <SettingGroup>
      <FieldLabel spoken={false}>{s("calendar")}</FieldLabel>
      <Choices
        label={s("calendar")}
        value={calendarId ?? nowhere}
        choices={[
          { value: nowhere, label: s("noCalendar") },
          ...calendars.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(id) => onCalendar(id === nowhere ? null : id)}
      />
      <Notice>{s("calendarHint")}</Notice>
      {unread === true ? <Notice kind="problem">{s("unread")}</Notice> : null}
      {unmatched.length === 0 ? null : (
        <Notice>{s("unmatched", { titles: unmatched.join(", ") })}</Notice>
      )}
    </SettingGroup>
  );
};

/** Hears the bins as they are to be, and as they were when one of them was opened. */
type OnItems = (items: readonly BinSetting[], seen: readonly BinSetting[]) => void;

/** The bins with the sheet in which one is changed, added or taken away. */
const BinList = ({
  items,
  hasCalendar,
  onItems,
}: {
  items: readonly BinSetting[];
  hasCalendar: boolean;
  onItems: OnItems;
}) => {
  const s = useMessages(binMessages);
  const today = useToday();
  const [open, setOpen] = useState<BinSetting>();
  const add = () =>
    setOpen({
      ...{ id: newId(), name: "", icon: "wastebasket", words: [], afterHoliday: true },
      ...{ color: unusedColor(items.map(({ color }) => color)) },
      rule: { first: today, everyWeeks: 2 },
    });
  return (
    <>
      <SettingGroup>
        {items.length === 0 ? <Notice>{s("empty")}</Notice> : null}
        {items.map((bin) => (
          <BinRow key={bin.id} bin={bin} onEdit={() => setOpen(bin)} />
        ))}
        <Button kind="primary" onClick={add}>
          <Icon name="plus" />
          {s("add")}
        </Button>
      </SettingGroup>
      <BinSheet
        {...{ items, open, hasCalendar }}
        onItems={(next, seen) => {
          onItems(next, seen);
          setOpen(undefined);
        }}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
};

const BinSheet = ({
  items,
  open,
  hasCalendar,
  onItems,
  onClose,
}: {
  items: readonly BinSetting[];
  open: BinSetting | undefined;
  hasCalendar: boolean;
  onItems: OnItems;
  onClose: () => void;
}) => {
  const s = useMessages(binMessages);
  const { t } = useI18n();
  const isNew = !items.some(({ id }) => id === open?.id);
  const change = (next: readonly BinSetting[]) => onItems(next, seenItems(items, open));
  const remove = () => change(items.filter(({ id }) => id !== open?.id));
  const save = (bin: BinSetting) =>
    change(isNew ? [...items, bin] : items.map((one) => (one.id === bin.id ? bin : one)));
  return (
    <Sheet
      open={open !== undefined}
      title={open?.name || s("add")}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {open === undefined ? null : (
        <BinForm
          bin={open}
          hasCalendar={hasCalendar}
          onSave={save}
          onRemove={isNew ? undefined : remove}
        />
      )}
    </Sheet>
  );
};

/** The house's bins, when they are collected, and whose chore that is; for a parent. */
export const BinChoices = ({ values, calendars }: { values: BinSettings; calendars: Named }) => {
  const { t } = useI18n();
  const { mutate, error } = useSaveSettings();
  const choose = (change: Partial<BinSettings>, seen: Partial<BinSettings> = {}) =>
    mutate({ bins: { ...values, ...change }, seen: { bins: { ...values, ...seen } } });
  return (
    <>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <BinList
        items={values.items}
        hasCalendar={values.calendarId !== null}
        onItems={(items, seen) => choose({ items: [...items] }, { items: [...seen] })}
      />
      {calendars.length === 0 ? null : (
        <TownCalendar
          calendarId={values.calendarId}
          calendars={calendars}
          onCalendar={(calendarId) => choose({ calendarId })}
        />
      )}
      <BinChoreFields chore={values.chore} onChore={(chore) => choose({ chore })} />
    </>
  );
};
