import type { ConnectableSource, SourceField, TestedSource } from "#contract/settings-sources.ts";
import { useFamily } from "#client/context/family.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { isChosenOfFound, isOpen } from "./connect-draft.ts";
import type { ConnectFormState } from "./use-connect-form.ts";
import { useTranslated } from "./use-translated.ts";

interface FoundFieldProps {
  readonly field: SourceField;
  readonly found: TestedSource;
  readonly form: ConnectFormState;
}

/** Who each member is at the source. */
const WhoIsWho = ({ field, found, form }: FoundFieldProps) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const family = useFamily();
  const open = (field.members ?? []).filter(({ fixedBy }) => fixedBy === undefined);
  return (
    <Stack gap={3}>
      <FieldLabel as="p">{words(field.label)}</FieldLabel>
      {open.map(({ memberId, variable }) => {
        const member = family.find(({ id }) => id === memberId);
        if (member === undefined) return null;
        const people = found.choices[variable] ?? [];
        return (
          <Stack key={variable} gap={2}>
            <Row gap={2} align="center">
              <Avatar face={member} />
              <b>{member.name}</b>
            </Row>
            <Choices
              label={member.name}
              value={String(form.draft[variable] ?? "")}
              choices={[
                { value: "", label: s("nobody") },
                ...people.map(({ value, label }) => ({ value, label })),
              ]}
              onChoose={(value) => form.choose(variable, value)}
            />
          </Stack>
        );
      })}
    </Stack>
  );
};

const FoundField = (props: FoundFieldProps) => {
  const { field, found, form } = props;
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const { variable, kind, required } = field;
  if (kind === "members") return <WhoIsWho {...props} />;
  const choices = (found.choices[variable] ?? []).map(({ value, label }) => ({ value, label }));
  const label = words(field.label);
  if (choices.length === 0)
    return (
      <Notice>
        {label} {s("none")}
      </Notice>
    );
  if (kind === "several") {
    const chosen = form.draft[variable];
    return (
      <MultipleChoice
        label={label}
        {...(field.hint === undefined ? {} : { hint: words(field.hint) })}
        chosen={typeof chosen === "object" ? chosen : []}
        choices={choices}
        onChoose={(values) => form.choose(variable, values)}
      />
    );
  }
  return (
    <LabeledChoices
      label={label}
      value={String(form.draft[variable] ?? "")}
      choices={required ? choices : [{ value: "", label: s("optional") }, ...choices]}
      onChoose={(value) => form.choose(variable, value)}
    />
  );
};

/** What is chosen of what a test found: lists, and who is who. */
export const FoundChoices = ({
  source,
  found,
  form,
}: {
  source: ConnectableSource;
  found: TestedSource;
  form: ConnectFormState;
}) => (
  <>
    {source.fields
      .filter((field) => isChosenOfFound(field) && isOpen(source, field))
      .map((field) => (
        <FoundField key={field.variable} field={field} found={found} form={form} />
      ))}
  </>
);
