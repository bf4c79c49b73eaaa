import type { ConnectableSource, SourceField } from "#contract/settings-sources.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useFixedPlace } from "#client/features/settings/sources/use-fixed-place.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { isChosenOfFound, isOpen } from "./connect-draft.ts";
import type { ConnectFormState } from "./use-connect-form.ts";
import { useTranslated } from "./use-translated.ts";

const TypedField = ({ field, form }: { field: SourceField; form: ConnectFormState }) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const { variable, kind, isSet, required } = field;
  const value = String(form.draft[variable] ?? "");
  const label = words(field.label);
  if (kind === "yesNo")
    return (
      <Switch
        label={label}
        {...(field.hint === undefined ? {} : { hint: words(field.hint) })}
        on={form.draft[variable] === undefined ? field.isOn === true : value === "1"}
        onChange={(on) => form.type(variable, on ? "1" : "0")}
      />
    );
  const hints = [
    ...(field.hint === undefined ? [] : [words(field.hint)]),
    ...(isSet ? [s("known")] : required ? [] : [s("optional")]),
  ];
  return (
    <TextField
      label={label}
      {...(hints.length === 0 ? {} : { hint: hints.join(" ") })}
      type={kind === "secret" ? "password" : "text"}
      {...(kind === "secret" ? { autoComplete: "new-password" } : {})}
      {...(kind === "address" ? { inputMode: "url" as const } : {})}
      {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
      autoCapitalize="none"
      maxLength={2000}
      value={value}
      onValue={(written) => form.type(variable, written)}
    />
  );
};

/** What leads to a source: an address, a key, a folder; what the operator gave is said and not asked. */
export const TypedFields = ({
  source,
  form,
}: {
  source: ConnectableSource;
  form: ConnectFormState;
}) => {
  const s = useMessages(sourceMessages);
  const placeOf = useFixedPlace();
  const words = useTranslated();
  const fields = source.fields.filter((field) => !isChosenOfFound(field));
  const hasAddress = fields.some((field) => field.kind === "address" && isOpen(source, field));
  return (
    <>
      {source.isFixed ? <Notice>{s("accessFixed")}</Notice> : null}
      {fields.map((field) =>
        isOpen(source, field) ? (
          <TypedField key={field.variable} field={field} form={form} />
        ) : field.fixedBy === undefined ? null : (
          <Notice key={field.variable}>
            {words(field.label)}: {s("fieldFixed", { place: placeOf(field.fixedBy) })}
          </Notice>
        ),
      )}
      {hasAddress && form.asksThisMachine ? (
        <Switch
          label={s("thisMachine")}
          hint={s("thisMachineHint")}
          on={form.thisMachine}
          onChange={form.setThisMachine}
        />
      ) : null}
    </>
  );
};
