import { useState } from "react";
import type { NamedList } from "#contract/lists.ts";
import { useBeginnings } from "#client/features/lists/beginnings.ts";
import { byKind } from "#client/features/lists/list-order.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useLists } from "#client/features/lists/queries.ts";
import { useChangeLists } from "#client/features/lists/use-change-lists.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { useActing } from "../../context/acting.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { AddForm } from "../../ui/AddForm.tsx";
import { ChoreTabs } from "../../ui/ChoreTabs.tsx";
import { Offers } from "../../ui/Offers.tsx";
import { UnknownRoom, useIsUnknown } from "../../ui/UnknownRoom.tsx";
import { ListCard } from "./ListCard.tsx";
import * as styles from "./lists.module.css";
import * as paperStyles from "../../ui/paper-columns.module.css";
import * as pageStyles from "../../ui/page.module.css";

const NewList = ({
  lists,
  onBegin,
}: {
  /** Undefined until they are known; only then it is known what can begin another. */
  lists: readonly NamedList[] | undefined;
  onBegin: (name: string, texts: readonly string[]) => void;
}) => {
  const s = useMessages(listMessages);
  const [name, setName] = useState("");
  const guarded = useGuarded("tick");
  const beginnings = useBeginnings(lists ?? []);
  const begin = (title: string, texts: readonly string[]) =>
    guarded(() => {
      onBegin(title, texts);
      setName("");
    });
  return (
    <Stack gap={3} className={styles.newList}>
      <AddForm
        label={s("newList")}
        add={s("add")}
        kind="primary"
        text={name}
        onText={setName}
        onAdd={() => begin(name.trim(), [])}
      />
      <Offers
        label={s("begin")}
        offers={lists === undefined ? [] : beginnings}
        onTake={({ name: title, texts }) => begin(title, texts)}
      />
    </Stack>
  );
};

/** The family's named lists beside one another; a tap ticks, a line adds. */
export const ListsPage = () => {
  const { t } = useI18n();
  const s = useMessages(listMessages);
  const { memberId } = useActing();
  const shown = useLists();
  const isUnknown = useIsUnknown(shown);
  const { own } = byKind(shown.data?.lists ?? []);
  const act = useChangeLists(useFailedToast());
  return (
    <div className={pageStyles.room}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{t("lists.title")}</h1>
        <ChoreTabs current="/lists" />
      </Row>
      {isUnknown ? (
        <UnknownRoom shown={shown} />
      ) : (
        <NewList
          lists={shown.data?.lists}
          onBegin={(name, texts) => void act.create(name, texts)}
        />
      )}
      {own.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="memo" title={s("noneYet")} hint={s("emptyHint")} />
      ) : (
        <div className={paperStyles.paperColumns}>
          {own.map((list) => (
            <ListCard
              key={list.id}
              list={list}
              onAdd={(text) => act.addItem(list.id, text, memberId)}
              onCheck={(item) => act.check(list.id, item)}
              onRemove={() => act.remove(list)}
            />
          ))}
        </div>
      )}
    </div>
  );
};
