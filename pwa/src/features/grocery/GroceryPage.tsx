import type { GroceryItem } from "#contract/grocery.ts";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useFamily } from "#client/context/family.ts";
import { GrocerySections } from "#client/features/grocery/components/GrocerySections.tsx";
import { useGrocery, useUnsentGroceryIds } from "#client/features/grocery/queries.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { OftenBought } from "./OftenBought.tsx";
import { useKeepScreenOn } from "./use-keep-screen-on.ts";
import { AddGrocery } from "./AddGrocery.tsx";
import { EditGrocery } from "./EditGrocery.tsx";
import { GroceryRow } from "./GroceryRow.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { CopyList } from "./CopyList.tsx";
import type { QueryState } from "#client/query/query-state.ts";
import { useLatestCallback } from "../../ui/use-latest-callback.ts";
import { useShareList } from "./use-share-list.ts";
import { useGroceryActions } from "./use-grocery-actions.ts";
import * as styles from "./grocery.module.css";
import * as listsStyles from "../../ui/lists.module.css";

const ScanBarcode = lazyPart(async () => (await import("./scan/ScanBarcode.tsx")).ScanBarcode);

const none: GroceryItem[] = [];

const GroceryHead = ({
  shown,
  onShare,
}: {
  shown: QueryState<unknown>;
  /** Undefined where there is nothing to buy. */
  onShare: (() => void) | undefined;
}) => {
  const s = useMessages(groceryMessages);
  return (
    <ListHead
      title={
        <>
          {s("grocery")} <SourceBadge shown={shown} />
        </>
      }
    >
      {onShare === undefined ? null : (
        <button
          type="button"
          className={listsStyles.listTool}
          aria-label={s("share")}
          onClick={onShare}
        >
          <FeatureIcon name="share" />
        </button>
      )}
      <MeButton />
    </ListHead>
  );
};

/** The field that adds to the list, with the camera that reads barcodes. */
const AddOrScan = ({
  items,
  act,
}: {
  items: readonly GroceryItem[];
  act: Pick<ReturnType<typeof useGroceryActions>, "add" | "addTyped">;
}) => {
  const s = useMessages(groceryMessages);
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <AddGrocery
        items={items}
        onAdd={act.addTyped}
        tool={
          <button
            type="button"
            className={listsStyles.listTool}
            aria-label={s("scan")}
            aria-haspopup="dialog"
            onClick={() => setScanning(true)}
          >
            <FeatureIcon name="barcode" />
          </button>
        }
      />
      {isScanning ? (
        <Suspense fallback={null}>
          <ScanBarcode onAdd={act.add} onClose={() => setScanning(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

/** The rows of the list, each with who wrote it and whether the server has it. */
const useGroceryRow = (
  items: readonly GroceryItem[],
  does: Pick<Parameters<typeof GroceryRow>[0], "onCheck" | "onEdit">,
) => {
  const family = useFamily();
  const unsent = useUnsentGroceryIds(items);
  return (item: GroceryItem) => (
    <GroceryRow
      key={item.id}
      item={item}
      by={family.find(({ id }) => id === item.addedBy)}
      isUnsent={unsent.has(item.id)}
      {...does}
    />
  );
};

/** The sheet of a row, which says at once where somebody deleted it meanwhile. */
const EditedGrocery = ({
  edited,
  items,
  act,
  onClose,
}: {
  edited: GroceryItem | undefined;
  /** Undefined until they are known. */
  items: readonly GroceryItem[] | undefined;
  act: Pick<ReturnType<typeof useGroceryActions>, "putBack" | "edit" | "remove">;
  onClose: () => void;
}) => {
  const { currentId } = useMutationQueue();
  const isGone =
    edited !== undefined &&
    items !== undefined &&
    items.every(({ id }) => id !== currentId(edited.id));
  return (
    <EditGrocery
      item={edited}
      onClose={onClose}
      isGone={isGone}
      onSave={(item, change) => {
        if (isGone) act.putBack({ id: item.id, ...change, was: item });
        else act.edit(item, change);
        onClose();
      }}
      onDelete={(item) => {
        act.remove(item);
        onClose();
      }}
    />
  );
};

/** What to buy, as one walks through the shop; works without reception. */
export const GroceryPage = () => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const shown = useGrocery();
  const items = shown.data?.items ?? none;
  const act = useGroceryActions(items);
  const sharing = useShareList();
  const [edited, setEdited] = useState<GroceryItem>();
  const check = useLatestCallback(act.check);
  const edit = useCallback((item: GroceryItem) => setEdited(item), []);
  const rowOf = useGroceryRow(items, { onCheck: check, onEdit: edit });
  // Nobody unlocks a phone between two shelves.
  const screenGoesOff = useKeepScreenOn(items.some(({ checked }) => !checked));
  const inBasket = items.filter(({ checked }) => checked).length;
  const isDone = items.length === inBasket;
  return (
    <>
      <GroceryHead
        shown={shown}
        onShare={isDone ? undefined : () => sharing.share({ ...shown.data, items })}
      />
      <div className={styles.groceries} aria-busy={shown.source === "loading"}>
        <AddOrScan items={items} act={act} />
        {isDone && shown.data !== undefined ? (
          <EmptyState picture="basket" title={t("meals.emptyGrocery")} hint={s("emptyHint")} />
        ) : null}
        {shown.source === "failed" ? (
          <EmptyState picture="key" title={errorText(t, shown.error)} />
        ) : null}
        <GrocerySections
          list={{ ...shown.data, items }}
          row={rowOf}
          className={styles.groceryAisle}
          basket={{
            title: s("basket", { count: inBasket }),
            clear: s("clear"),
            kind: "quiet",
          }}
          onClear={shown.source === "sample" ? undefined : act.clear}
        >
          <OftenBought items={items} onAdd={(name) => act.add(name, undefined)} />
        </GrocerySections>
        {screenGoesOff ? <Notice>{s("screenGoesOff")}</Notice> : null}
      </div>
      <EditedGrocery
        edited={edited}
        items={shown.data?.items}
        act={act}
        onClose={() => setEdited(undefined)}
      />
      <CopyList text={sharing.text} onClose={sharing.close} />
    </>
  );
};
