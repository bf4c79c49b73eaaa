import { useCallback, useState } from "react";
import type { GroceryItem } from "#contract/meals.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useFamily, useMe } from "#client/context/family.tsx";
import { byAisle } from "#client/features/grocery/by-aisle.ts";
import { useChangeGrocery, useGrocery, useUnsentRows } from "#client/features/grocery/queries.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { listsWords } from "#client/features/grocery/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { AddGrocery } from "./AddGrocery.tsx";
import { Basket } from "./Basket.tsx";
import { EditGrocery } from "./EditGrocery.tsx";
import { GroceryRow } from "./GroceryRow.tsx";
import { ListHead } from "../lists/ListHead.tsx";
import { ShareByHand } from "./CopyList.tsx";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";
import { useLatest } from "../../ui/use-latest-callback.ts";
import { useShare } from "./use-share-list.ts";
import "./grocery.css";

const none: readonly GroceryItem[] = [];

/** The ways to change the list, each with what it says and the way back. */
const useGroceryActions = () => {
  const { t } = useText();
  const s = useWordsOf(listsWords);
  const me = useMe();
  const change = useChangeGrocery((error: ApiError) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  return {
    ...change,
    add: (name: string, amount: string | undefined) => change.add(name, amount, me?.id),
    check: (item: GroceryItem) => {
      change.check(item);
      // Sample content has said already that it can't be ticked.
      if (isSampleId(item.id)) return;
      showToast({
        kind: "done",
        words: s(item.checked ? "reopened" : "checked", { name: item.name }),
        undo: () => change.check({ ...item, checked: !item.checked }),
      });
    },
    remove: (item: GroceryItem) => {
      change.remove(item);
      if (isSampleId(item.id)) return;
      showToast({
        kind: "done",
        words: s("removed", { name: item.name }),
        undo: () => change.add(item.name, item.amount, item.addedBy),
      });
    },
  };
};

/** What to buy, as one walks through the shop; works without reception. */
export const Groceries = () => {
  const { t } = useText();
  const s = useWordsOf(listsWords);
  const family = useFamily();
  const aisleName = useAisleName();
  const shown = useGrocery();
  const items = shown.data?.items ?? none;
  const unsent = useUnsentRows(items);
  const act = useGroceryActions();
  const sharing = useShare();
  const [edited, setEdited] = useState<GroceryItem>();
  const check = useLatest(act.check);
  const edit = useCallback((item: GroceryItem) => setEdited(item), []);
  const open = items.filter(({ checked }) => !checked);
  const rowOf = (item: GroceryItem) => (
    <GroceryRow
      key={item.id}
      item={item}
      by={family.find(({ id }) => id === item.addedBy)}
      isUnsent={unsent.has(item.id)}
      onCheck={check}
      onEdit={edit}
    />
  );
  return (
    <>
      <ListHead
        title={
          <>
            {s("grocery")} <SourceBadge shown={shown} />
          </>
        }
      >
        {open.length === 0 ? null : (
          <button
            type="button"
            className="list-tool"
            aria-label={s("share")}
            onClick={() => sharing.share(items)}
          >
            <RoomIcon name="share" />
          </button>
        )}
      </ListHead>
      <div className="groceries" aria-busy={shown.from === "loading"}>
        <AddGrocery items={items} onAdd={act.add} />
        {byAisle(items).map(({ aisle, items: group }) => (
          <section key={aisle} className="grocery-aisle">
            <h2 dir="auto">{aisleName(aisle)}</h2>
            <ul>{group.map(rowOf)}</ul>
          </section>
        ))}
        {open.length === 0 && shown.data !== undefined ? (
          <EmptyState picture="basket" title={t("meals.emptyGrocery")} hint={s("emptyHint")} />
        ) : null}
        {shown.from === "failed" ? (
          <EmptyState picture="key" title={errorText(t, shown.error)} />
        ) : null}
        <Basket
          items={items.filter(({ checked }) => checked)}
          rowOf={rowOf}
          onClear={shown.from === "demo" ? undefined : () => act.clear(s("cleared"))}
        />
      </div>
      <EditGrocery
        item={edited}
        onClose={() => setEdited(undefined)}
        onSave={(item, { name, amount, aisle }) => {
          act.edit(item, name, amount, aisle);
          setEdited(undefined);
        }}
        onDelete={(item) => {
          act.remove(item);
          setEdited(undefined);
        }}
      />
      <ShareByHand text={sharing.text} onClose={sharing.close} />
    </>
  );
};
