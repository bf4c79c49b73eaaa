import { useState } from "react";
import { useLocation } from "wouter";
import type { ListItem, NamedList } from "#contract/lists.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { openFirst } from "#client/features/lists/list-order.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useLists, useUnsentListItems } from "#client/features/lists/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { LineField } from "../../ui/LineField.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { EditItem } from "./EditItem.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { ManageList } from "./ManageList.tsx";
import { useListActions } from "./use-list-actions.ts";
import * as styles from "./lists.module.css";

const AddItem = ({ to, onAdd }: { to: NamedList; onAdd: (text: string) => void }) => {
  const s = useMessages(listMessages);
  const [typed, setTyped] = useState("");
  return (
    <LineField
      label={s("addTo", { name: to.name })}
      addLabel={s("add")}
      hint={s("addHint")}
      value={typed}
      onValue={setTyped}
      onAdd={() => {
        onAdd(typed.trim());
        setTyped("");
      }}
      canAdd={typed.trim() !== ""}
      className={styles.addItem}
    />
  );
};

const Shown = ({ list }: { list: NamedList }) => {
  const s = useMessages(listMessages);
  const [, go] = useLocation();
  const act = useListActions();
  const unsent = useUnsentListItems();
  const [edited, setEdited] = useState<ListItem>();
  const { currentId } = useMutationQueue();
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <AddItem to={list} onAdd={(text) => act.addItem(list, text)} />
      {list.items.length === 0 ? <EmptyState picture="memo" title={s("emptyList")} /> : null}
      <ul className={styles.items} aria-label={list.name}>
        {openFirst(list.items).map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isUnsent={unsent.has(item.id)}
            onCheck={() => act.check(list.id, item)}
            onEdit={() => setEdited(item)}
          />
        ))}
      </ul>
      <Button onClick={() => setManaging(true)}>
        <FeatureIcon name="pencil" />
        {s("manage")}
      </Button>
      <EditItem
        item={edited}
        isGone={edited !== undefined && list.items.every(({ id }) => id !== currentId(edited.id))}
        onClose={() => setEdited(undefined)}
        onSave={(item, text, isGone) => {
          if (isGone) act.addItem(list, text);
          else act.editItem(list, item, text);
          setEdited(undefined);
        }}
        onDelete={(item) => {
          act.removeItem(list.id, item);
          setEdited(undefined);
        }}
      />
      {isManaging ? (
        <ManageList
          list={list}
          act={act}
          onClose={() => setManaging(false)}
          onDeleted={() => go("/lists/more", { replace: true })}
        />
      ) : null}
    </>
  );
};

/** One named list: tick, add, change; works without reception. */
export const NamedListPage = ({ id }: { id: string }) => {
  const { t } = useI18n();
  const s = useMessages(listMessages);
  const shown = useLists();
  const list = shown.data?.lists.find((one) => one.id === id);
  return (
    <SubPage title={list?.name ?? s("title")} back="/lists/more">
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : null}
      {list === undefined && shown.data !== undefined ? (
        <EmptyState picture="memo" title={s("noSuch")} />
      ) : null}
      {list === undefined ? null : <Shown list={list} />}
    </SubPage>
  );
};
