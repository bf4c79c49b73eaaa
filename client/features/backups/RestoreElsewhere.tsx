import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { errorText } from "../../i18n/error-text.ts";
import { formatBytes } from "../../i18n/format-bytes.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { KeyField } from "./KeyField.tsx";
import { copyMessages } from "./messages/messages.ts";
import { findCopies, restoreCopy } from "./mutations.ts";
import { accessOfDraft, emptyPlace } from "./place-draft.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { useBackupPlace } from "./queries.ts";

type Copy = OperationAnswer<"POST /api/backups/elsewhere">["items"][number];
type Restoring = OperationAnswer<"GET /api/backups/place">["restoring"];

const FoundCopies = ({
  items,
  isBusy,
  onRestore,
}: {
  items: readonly Copy[];
  isBusy: boolean;
  onRestore: (copy: Copy) => void;
}) => {
  const s = useMessages(copyMessages);
  const { dateLong, clock, locale } = useI18n();
  const [asked, ask] = useState<Copy>();
  const when = ({ createdAt }: Copy): string => `${dateLong(createdAt)}, ${clock(createdAt)}`;
  if (items.length === 0) return <Notice role="status">{s("foundNone")}</Notice>;
  return (
    <>
      <p>{s("found")}</p>
      <SettingGroup as="ul">
        {items.map((copy) => (
          <ListRow as="li" key={copy.name}>
            <ListRowText>
              <b>{when(copy)}</b>
              <small>{formatBytes(copy.bytes, locale)}</small>
            </ListRowText>
            <Button disabled={isBusy} onClick={() => ask(copy)}>
              {s("restore")}
            </Button>
          </ListRow>
        ))}
      </SettingGroup>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title={s("restore")}
          words={s("restoreAsk", { when: when(asked) })}
          yes={s("restoreYes")}
          onNo={() => ask(undefined)}
          onYes={() => {
            onRestore(asked);
            ask(undefined);
          }}
        >
          <Notice>{s("restoreHint")}</Notice>
        </ConfirmDialog>
      )}
    </>
  );
};

/** What is typed of the place and the key, and how the search and the restore go. */
const useRestoreElsewhere = (restoring: Restoring) => {
  const [draft, setDraft] = useState(emptyPlace);
  const [key, setKey] = useState("");
  const find = useMutate(findCopies);
  const restore = useMutate(restoreCopy);
  const place = accessOfDraft(draft);
  const from = place === null || key.trim() === "" ? null : { place, key: key.trim() };
  // The wall goes on fetching when a page has waited for its answer long enough; its state then says how that ends.
  const isLate = restore.error?.code === "timeout";
  const failure = isLate ? (restoring?.problem ?? null) : null;
  const isWaiting = restore.isPending || (isLate && failure === null);
  const problem =
    failure === null
      ? (restore.error ?? find.error)
      : { status: 409, code: failure, retryAfterSec: undefined };
  return {
    ...{ draft, setDraft, key, setKey, find, restore, from, isWaiting },
    problem: isWaiting ? null : problem,
  };
};

/** Brings the family back from a second place: where it is, the key, which of the copies. */
export const RestoreElsewhere = ({
  hasCamera,
  onRestored,
}: {
  /** Whether this device can photograph the printed key. */
  hasCamera: boolean;
  onRestored: () => void;
}) => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const { restoring = null } = useBackupPlace().data ?? {};
  const state = useRestoreElsewhere(restoring);
  const { draft, setDraft, find, restore, from, isWaiting, problem } = state;
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        restore.reset();
        if (from !== null) find.mutate({ body: from });
      }}
    >
      <PlaceFields
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          find.reset();
        }}
      />
      <KeyField value={state.key} hasCamera={hasCamera} onKey={state.setKey} />
      {problem === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, problem)}
        </Notice>
      )}
      <Button
        kind="primary"
        type="submit"
        disabled={from === null || isWaiting}
        busy={find.isPending}
      >
        {s(find.isPending ? "finding" : "find")}
      </Button>
      {find.data === undefined || from === null ? null : (
        <FoundCopies
          items={find.data.items}
          isBusy={isWaiting}
          onRestore={({ name }) => {
            const body = { ...from, name, acceptForeign: true };
            restore.mutate({ body }, { onSuccess: onRestored });
          }}
        />
      )}
      {isWaiting ? <Notice role="status">{s("restoring")}</Notice> : null}
      {restore.isSuccess ? <Notice role="status">{s("restored")}</Notice> : null}
    </Stack>
  );
};
