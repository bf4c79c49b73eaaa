import { useState } from "react";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";
import { chooseBackupPlace } from "./mutations.ts";
import { accessOfDraft, emptyPlace } from "./place-draft.ts";
import { PlaceFields } from "./PlaceFields.tsx";

/** Chooses the second place, which is tried at once. */
export const ChoosePlace = ({ onChosen }: { onChosen: () => void }) => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const [draft, setDraft] = useState(emptyPlace);
  const choose = useMutate(chooseBackupPlace);
  const body = accessOfDraft(draft);
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (body !== null) choose.mutate({ body }, { onSuccess: onChosen });
      }}
    >
      <PlaceFields draft={draft} onDraft={setDraft} />
      {choose.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, choose.error)}
        </Notice>
      )}
      <Button kind="primary" type="submit" disabled={body === null} busy={choose.isPending}>
        {s(choose.isPending ? "testing" : "test")}
      </Button>
    </Stack>
  );
};
