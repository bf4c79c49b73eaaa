import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import type { FamilyMember } from "#client/context/family.ts";
import {
  type EntryDraft,
  isEntryDraftEmpty,
  maxEntryLength,
} from "#client/features/journal/writing/entry-draft.ts";
import { enqueueDraft } from "#client/features/journal/writing/queue-entry.ts";
import { useEntryDraft } from "#client/features/journal/writing/use-entry-draft.ts";
import { takeSharedPictures } from "#client/features/uploads/share-target.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { entryTitle } from "#client/features/journal/entry-title.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { today } from "#client/i18n/time.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { SubPage } from "../../ui/SubPage.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useHoldUpdate } from "../../update/use-update.ts";
import { EntryMembersField } from "./EntryMembersField.tsx";
import { PictureStrip } from "./PictureStrip.tsx";
import { TagField } from "./TagField.tsx";
import { useNewPictures } from "./use-new-pictures.ts";
import * as styles from "./journal.module.css";

/** Queues a member's draft as an entry and leads to the journal; says why where it can't. */
const usePostDraft = (me: FamilyMember, discard: () => Promise<void>) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const queue = useMutationQueue();
  const { timeZone } = useConfig();
  const [, go] = useLocation();
  const [isPosting, setPosting] = useState(false);
  const post = async (draft: EntryDraft) => {
    setPosting(true);
    const title = entryTitle(draft.text, s("write"));
    try {
      await enqueueDraft(queue, draft, { authorId: me.id, date: today(timeZone), title });
      await discard();
      go("/journal", { replace: true });
    } catch (reason) {
      showToast({ kind: "problem", words: errorText(t, apiErrorOf(reason)) });
      setPosting(false);
    }
  };
  return { isPosting, post };
};

const WriteButtons = ({
  isEmpty,
  isBusy,
  isPosting,
  onDiscard,
}: {
  isEmpty: boolean;
  /** Something of the draft is on its way still. */
  isBusy: boolean;
  isPosting: boolean;
  onDiscard: () => void;
}) => {
  const s = useMessages(journalMessages);
  return (
    <Stack gap={2}>
      <Button type="submit" kind="primary" disabled={isEmpty || isBusy}>
        {s(isPosting ? "posting" : "post")}
      </Button>
      {isEmpty ? null : (
        <Button kind="quiet" onClick={onDiscard}>
          {s("discard")}
        </Button>
      )}
    </Stack>
  );
};

const AskToDiscard = ({
  open,
  onClose,
  discard,
}: {
  open: boolean;
  onClose: () => void;
  discard: () => Promise<unknown>;
}) => {
  const s = useMessages(journalMessages);
  const [, go] = useLocation();
  return (
    <ConfirmDialog
      open={open}
      title={s("discardAsk")}
      yes={s("discard")}
      onNo={onClose}
      onYes={() => {
        onClose();
        void discard().then(() => go("/journal", { replace: true }));
      }}
    />
  );
};

/** A member's new entry: stored on the phone while it is written, queued when it is posted. */
export const WriteEntry = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(journalMessages);
  const { draft, change, discard } = useEntryDraft(me.id);
  const pictures = useNewPictures(change);
  const [asks, setAsks] = useState(false);
  const { isPosting, post } = usePostDraft(me, discard);
  useHoldUpdate();
  useShared(draft, pictures.take);
  if (draft === undefined) return null;
  const revise = (part: Partial<EntryDraft>) => change((before) => ({ ...before, ...part }));
  return (
    <SubPage title={s("write")} back="/journal">
      <Stack
        as="form"
        gap={6}
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEntryDraftEmpty(draft) && !pictures.isPreparing && !isPosting) void post(draft);
        }}
      >
        <TextArea
          label={s("what")}
          value={draft.text}
          onValue={(text) => revise({ text })}
          maxLength={maxEntryLength}
          autoCapitalize="sentences"
        />
        <PictureStrip
          pictures={draft.pictures}
          isPreparing={pictures.isPreparing}
          onFiles={(files) => void pictures.take(files, draft.pictures.length)}
          onRemove={(id) => revise({ pictures: draft.pictures.filter((one) => one.id !== id) })}
        />
        <EntryMembersField
          chosen={draft.memberIds}
          onChoose={(memberIds) => revise({ memberIds })}
        />
        <TagField chosen={draft.tags} onChoose={(tags) => revise({ tags })} />
        <WriteButtons
          isEmpty={isEntryDraftEmpty(draft)}
          isBusy={pictures.isPreparing || isPosting}
          isPosting={isPosting}
          onDiscard={() => setAsks(true)}
        />
        <Notice kind="hint">{s("draftKept")}</Notice>
      </Stack>
      <AskToDiscard open={asks} onClose={() => setAsks(false)} discard={discard} />
    </SubPage>
  );
};

/** Takes pictures that another app shared into the draft, once it is here. */
const useShared = (
  draft: EntryDraft | undefined,
  take: (files: readonly File[], there: number) => Promise<void>,
) => {
  const isTaken = useRef(false);
  const isHere = draft !== undefined;
  const there = draft?.pictures.length ?? 0;
  useEffect(() => {
    if (!isHere || isTaken.current) return;
    isTaken.current = true;
    void takeSharedPictures().then((files) => take(files, there));
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isHere]);
};
