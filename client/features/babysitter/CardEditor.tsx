import { useState } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { saveCard } from "./mutations.ts";
import { useMembers } from "../../context/members.ts";
import { errorText } from "../../i18n/error-text.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { TextArea, TextField } from "../../ui/form/TextField.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { showToast } from "../../ui/toasts.ts";
import { ChildFields } from "./ChildFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { type CardDraft, cardOfDraft, cardDraftOf } from "./card-draft.ts";
import "./card-editor.css";

/** How parents write the emergency card, on a phone or on the wall. Saved as a whole. */
export const CardEditor = ({ card }: { card: Babysitter }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { list, byId } = useMembers();
  const [draft, setDraft] = useState<CardDraft>(() => cardDraftOf(card, list));
  const save = useMutate(saveCard);
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const change = (part: Partial<CardDraft>) => setDraft({ ...draft, ...part });
  const problem =
    save.error === null
      ? undefined
      : save.error.status === 400
        ? s("problem")
        : errorText(t, save.error);
  return (
    <form
      className="card-editor"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { body: cardOfDraft(draft) },
          { onSuccess: () => showToast({ kind: "done", words: s("saved") }) },
        );
      }}
    >
      <section>
        <h3>{s("parents")}</h3>
        {draft.parents.map(({ memberId, phone }, at) => (
          <TextField
            key={memberId}
            label={s("phoneOf", { name: nameOf(memberId) })}
            type="tel"
            inputMode="tel"
            maxLength={40}
            value={phone}
            onValue={(next) =>
              change({ parents: draft.parents.with(at, { memberId, phone: next }) })
            }
          />
        ))}
      </section>
      <section>
        <h3>{s("contacts")}</h3>
        <ContactFields contacts={draft.contacts} onContacts={(contacts) => change({ contacts })} />
      </section>
      {draft.children.length === 0 ? null : (
        <section>
          <h3>{s("children")}</h3>
          {draft.children.map((child, at) => (
            <ChildFields
              key={child.memberId}
              name={nameOf(child.memberId)}
              child={child}
              onChild={(next) => change({ children: draft.children.with(at, next) })}
            />
          ))}
        </section>
      )}
      <section>
        <h3>{s("wifi")}</h3>
        <TextField
          label={s("wifiName")}
          maxLength={64}
          autoCapitalize="none"
          value={draft.wifiName}
          onValue={(wifiName) => change({ wifiName })}
        />
        <TextField
          label={s("wifiPassword")}
          maxLength={64}
          autoCapitalize="none"
          value={draft.wifiPassword}
          onValue={(wifiPassword) => change({ wifiPassword })}
        />
      </section>
      <section>
        <h3>{s("notes")}</h3>
        <TextArea
          label={s("notesHint")}
          maxLength={4000}
          value={draft.notes}
          onValue={(notes) => change({ notes })}
        />
      </section>
      <footer>
        {problem === undefined ? null : (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button" data-kind="primary" disabled={save.isPending}>
          <Icon name="check" />
          {s("save")}
        </button>
      </footer>
    </form>
  );
};
