import { useState } from "react";
import type { Babysitter, BabysitterCard } from "#contract/babysitter.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { changeCard } from "./mutations.ts";
import { useMembers } from "../../context/members.ts";
import { errorText } from "../../i18n/error-text.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { Notice } from "../../ui/text/Notice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { type CardDraft, cardOfDraft, cardDraftOf } from "./card-draft.ts";
import { ChildrenFields, ParentFields, WifiFields } from "./card-sections.tsx";
import { SectionHeading } from "../../ui/text/SectionHeading.tsx";
import * as styles from "./card-editor.module.css";

const SaveFooter = ({ problem, isSaving }: { problem: string | undefined; isSaving: boolean }) => {
  const s = useMessages(babysitterMessages);
  return (
    <footer>
      {problem === undefined ? null : (
        <Notice kind="problem" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" kind="primary" disabled={isSaving}>
        <Icon name="check" />
        {s("save")}
      </Button>
    </footer>
  );
};

interface Written {
  readonly draft: CardDraft;
  /** The card that the draft began with. */
  readonly seen: BabysitterCard;
}

const writtenFrom = (draft: CardDraft): Written => ({ draft, seen: cardOfDraft(draft) });

/** The card as it is being written, and how to save what of it this parent has changed. */
const useCardDraft = (card: Babysitter) => {
  const s = useMessages(babysitterMessages);
  const { list } = useMembers();
  const [{ draft, seen }, setWritten] = useState(() => writtenFrom(cardDraftOf(card, list)));
  const save = useMutate(changeCard);
  const onSuccess = (answer: Babysitter) => {
    // What the other parent wrote meanwhile shows, unless somebody is writing on.
    setWritten((now) =>
      now.draft === draft
        ? writtenFrom(cardDraftOf(answer, list))
        : { ...now, seen: cardOfDraft(draft) },
    );
    showToast({ kind: "done", words: s("saved") });
  };
  return {
    draft,
    setDraft: (next: CardDraft) => setWritten({ draft: next, seen }),
    save: () => save.mutate({ body: { card: cardOfDraft(draft), seen } }, { onSuccess }),
    ...{ error: save.error, isSaving: save.isPending },
  };
};

/** How parents write the emergency card, on a phone or on the wall. */
export const CardEditor = ({ card }: { card: Babysitter }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { byId } = useMembers();
  const { draft, setDraft, save, error, isSaving } = useCardDraft(card);
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const change = (part: Partial<CardDraft>) => setDraft({ ...draft, ...part });
  const problem =
    error === null ? undefined : error.status === 400 ? s("problem") : errorText(t, error);
  return (
    <form
      className={styles.cardEditor}
      data-part="card-editor"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ParentFields
        parents={draft.parents}
        nameOf={nameOf}
        onParents={(parents) => change({ parents })}
      />
      <section>
        <SectionHeading>{s("contacts")}</SectionHeading>
        <ContactFields contacts={draft.contacts} onContacts={(contacts) => change({ contacts })} />
      </section>
      {draft.children.length === 0 ? null : (
        <ChildrenFields
          list={draft.children}
          nameOf={nameOf}
          onChildren={(children) => change({ children })}
        />
      )}
      <WifiFields draft={draft} onChange={change} />
      <section>
        <SectionHeading>{s("notes")}</SectionHeading>
        <TextArea
          label={s("notesHint")}
          maxLength={4000}
          value={draft.notes}
          onValue={(notes) => change({ notes })}
        />
      </section>
      <SaveFooter problem={problem} isSaving={isSaving} />
    </form>
  );
};
