import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { errorText } from "../../i18n/error-text.ts";
import { formatBytes } from "../../i18n/format-bytes.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { copyMessages } from "./messages/messages.ts";
import { findCopies, restoreCopy } from "./mutations.ts";
import { accessOfDraft, emptyPlace } from "./place-draft.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { useBackupPlace } from "./queries.ts";

type Copy = OperationAnswer<"POST /api/backups/elsewhere">["items"][number];

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

/** Brings the family back from a second place: where it is, the key, which of the copies. */
export const RestoreElsewhere = ({ onRestored }: { onRestored: () => void }) => {
  const s = useMessages(copyMessages);
  const { t } = useI18n();
  const { disks = [], restoring = null } = useBackupPlace().data ?? {};
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
  const problem = isWaiting
    ? null
    : failure === null
      ? (restore.error ?? find.error)
      : { status: 409, code: failure, retryAfterSec: undefined };
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
        disks={disks}
        onDraft={(next) => {
          setDraft(next);
          find.reset();
        }}
      />
      <TextArea
        label={s("restoreKey")}
        hint={s("restoreKeyHint")}
        maxLength={400}
        value={key}
        onValue={setKey}
      />
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
          onRestore={({ name }) =>
            restore.mutate(
              { body: { ...from, name, acceptForeign: true } },
              { onSuccess: onRestored },
            )
          }
        />
      )}
      {isWaiting ? <Notice role="status">{s("restoring")}</Notice> : null}
      {restore.isSuccess ? <Notice role="status">{s("restored")}</Notice> : null}
    </Stack>
  );
};
