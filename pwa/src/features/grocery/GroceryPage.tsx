import { useCallback, useState } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { groupByAisle } from "#client/features/grocery/by-aisle.ts";
import { useGrocery, useUnsentGroceryIds } from "#client/features/grocery/queries.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { AddGrocery } from "./AddGrocery.tsx";
import { Basket } from "./Basket.tsx";
import { EditGrocery } from "./EditGrocery.tsx";
import { GroceryRow } from "./GroceryRow.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { CopyList } from "./CopyList.tsx";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";
import { useLatestCallback } from "../../ui/use-latest-callback.ts";
import { useShareList } from "./use-share-list.ts";
import "./grocery.css";

const none: readonly GroceryItem[] = [];

/** The ways to change the list, each with what it says and the way back. */
const useGroceryActions = () => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
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
export const GroceryPage = () => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const family = useFamily();
  const aisleName = useAisleName();
  const shown = useGrocery();
  const items = shown.data?.items ?? none;
  const unsent = useUnsentGroceryIds(items);
  const act = useGroceryActions();
  const sharing = useShareList();
  const [edited, setEdited] = useState<GroceryItem>();
  const check = useLatestCallback(act.check);
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
            <FeatureIcon name="share" />
          </button>
        )}
        <MeButton />
      </ListHead>
      <div className="groceries" aria-busy={shown.source === "loading"}>
        <AddGrocery items={items} onAdd={act.add} />
        {groupByAisle(items).map(({ aisle, items: group }) => (
          <section key={aisle} className="grocery-aisle">
            <h2 dir="auto">{aisleName(aisle)}</h2>
            <ul>{group.map(rowOf)}</ul>
          </section>
        ))}
        {open.length === 0 && shown.data !== undefined ? (
          <EmptyState picture="basket" title={t("meals.emptyGrocery")} hint={s("emptyHint")} />
        ) : null}
        {shown.source === "failed" ? (
          <EmptyState picture="key" title={errorText(t, shown.error)} />
        ) : null}
        <Basket
          items={items.filter(({ checked }) => checked)}
          rowOf={rowOf}
          onClear={shown.source === "sample" ? undefined : () => act.clear(s("cleared"))}
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
      <CopyList text={sharing.text} onClose={sharing.close} />
    </>
  );
};
