import type { Domain } from "#contract/operation.ts";
import type { ConnectableSource, TestedSource } from "#contract/settings-sources.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { FoundChoices } from "./FoundChoices.tsx";
import { FoundSource } from "./FoundSource.tsx";
import { LibraryOfSource } from "./LibraryOfSource.tsx";
import { TypedFields } from "./TypedFields.tsx";
import { type ConnectFormState, useConnectForm } from "./use-connect-form.ts";
import { useTranslated } from "./use-translated.ts";

/** What becomes of what the family has today, said before anything is switched. */
const Today = ({ source, form }: { source: ConnectableSource; form: ConnectFormState }) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  if (source.isActive) return null;
  return (
    <>
      <Notice>{words(source.today)}</Notice>
      {source.copies ? (
        <>
          <LabeledChoices
            label={s("today")}
            value={form.today}
            choices={[
              { value: "hide", label: s("hide") },
              { value: "copy", label: s("copy") },
            ]}
            onChoose={form.setToday}
          />
          {form.today === "copy" ? <Notice>{s("copyHint")}</Notice> : null}
        </>
      ) : null}
    </>
  );
};

/** What was found, what is chosen of it, and the switch. */
const Found = ({
  source,
  found,
  form,
}: {
  source: ConnectableSource;
  found: TestedSource;
  form: ConnectFormState;
}) => {
  const s = useMessages(sourceMessages);
  return (
    <>
      <FoundSource found={found} />
      {form.isUsable ? (
        <>
          <FoundChoices source={source} found={found} form={form} />
          <Today source={source} form={form} />
          <Notice>{s("restarts")}</Notice>
        </>
      ) : null}
    </>
  );
};

/** Connects a source: what is typed is tested, of what was found the family chooses, and then it is used. */
export const ConnectForm = ({
  domain,
  source,
  onConnected,
  onBack,
}: {
  domain: Domain;
  source: ConnectableSource;
  onConnected: (done: { copied: number; left: number }) => void;
  onBack: () => void;
}) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const refusal = useSourceErrorText();
  const form = useConnectForm({ domain, source, onConnected });
  const { found, error, isTesting, isConnecting } = form;
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isUsable) form.connect();
        else form.test();
      }}
    >
      <Notice kind="hint">{words(source.lead)}</Notice>
      <TypedFields source={source} form={form} />
      {found === undefined ? null : <Found source={source} found={found} form={form} />}
      <LibraryOfSource source={source} form={form} />
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {refusal(error)}
        </Notice>
      )}
      <Row gap={3} wrap justify="end">
        <Button kind="quiet" onClick={onBack}>
          {s("back")}
        </Button>
        {form.isUsable ? (
          <Button kind="primary" type="submit" disabled={!form.canConnect} busy={isConnecting}>
            {isConnecting ? s("switching") : s("switch", { name: words(source.title) })}
          </Button>
        ) : (
          <Button kind="primary" type="submit" disabled={!form.canTest} busy={isTesting}>
            <Icon name={isTesting ? "hourglass" : "search"} />
            {s(isTesting ? "testing" : "test")}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
