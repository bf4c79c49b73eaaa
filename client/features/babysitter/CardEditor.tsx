import type { Babysitter } from "#contract/babysitter.ts";
import { useMembers } from "../../context/members.ts";
import { errorText } from "../../i18n/error-text.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { RestoredDraftNotice } from "../../ui/form/RestoredDraftNotice.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { CardDraft } from "./card-draft.ts";
import { ChildrenFields, ParentFields, WifiFields } from "./card-sections.tsx";
import { useCardDraft } from "./use-card-draft.ts";
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

/** What others changed meanwhile, as its headings say. */
const useFieldHeading = () => {
  const s = useMessages(babysitterMessages);
  return (field: string): string =>
    field === "parents" || field === "contacts" || field === "children" || field === "notes"
      ? s(field)
      : s("wifi");
};

/** How parents write the emergency card, on a phone or on the wall. */
export const CardEditor = ({ card }: { card: Babysitter }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { byId } = useMembers();
  const { draft, setDraft, renew, others, save, error, isSaving } = useCardDraft(card);
  const headingOf = useFieldHeading();
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
      <RestoredDraftNotice renew={renew} others={[...new Set(others.map(headingOf))]} />
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
