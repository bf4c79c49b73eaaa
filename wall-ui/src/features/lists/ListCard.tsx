import { useState } from "react";
import type { ListItem, NamedList } from "#contract/lists.ts";
import { openFirst } from "#client/features/lists/list-order.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { AddForm } from "../../ui/AddForm.tsx";
import { TrashButton } from "../../ui/TrashButton.tsx";
import * as paperStyles from "../../ui/paper-columns.module.css";
import * as tickableStyles from "../../ui/tickable.module.css";

const Item = ({ item, onCheck }: { item: ListItem; onCheck: () => void }) => (
  <button
    type="button"
    className={tickableStyles.tickable}
    data-part="tickable"
    role="checkbox"
    aria-checked={item.checked}
    onClick={onCheck}
  >
    {/* Where the words suggest no picture, its place stays empty: a notepad at each would say nothing. */}
    <Picture words={item.text} neutral="" />
    <span className={tickableStyles.tickableWords}>
      <Text clamp dir="auto">
        {item.text}
      </Text>
    </span>
    <span className={tickableStyles.tickableTick} aria-hidden="true">
      <Icon name="check" />
    </span>
  </button>
);

const AddLine = ({ name, onAdd }: { name: string; onAdd: (text: string) => void }) => {
  const s = useMessages(listMessages);
  const [text, setText] = useState("");
  const guarded = useGuarded("tick");
  const add = () =>
    guarded(() => {
      onAdd(text.trim());
      setText("");
    });
  return (
    <AddForm label={s("addTo", { name })} add={s("add")} text={text} onText={setText} onAdd={add} />
  );
};

/** One named list as a sheet of paper. */
export const ListCard = ({
  list,
  onAdd,
  onCheck,
  onRemove,
}: {
  list: NamedList;
  onAdd: (text: string) => void;
  onCheck: (item: ListItem) => void;
  onRemove: () => void;
}) => {
  const s = useMessages(listMessages);
  const [isAsking, setAsking] = useState(false);
  const guarded = useGuarded("write");
  return (
    <Stack as="section" gap={3} className={paperStyles.paper} aria-label={list.name}>
      <Row as="header" gap={2} justify="between">
        <h2 dir="auto">{list.name}</h2>
        <TrashButton label={s("deleteList")} onClick={() => guarded(() => setAsking(true))} />
      </Row>
      <ul className={paperStyles.paperItems}>
        {openFirst(list.items).map((item) => (
          <li key={item.id}>
            <Item item={item} onCheck={() => onCheck(item)} />
          </li>
        ))}
      </ul>
      <AddLine name={list.name} onAdd={onAdd} />
      <ConfirmDialog
        open={isAsking}
        title={s("deleteAsk", { name: list.name })}
        yes={s("delete")}
        onYes={() => {
          onRemove();
          setAsking(false);
        }}
        onNo={() => setAsking(false)}
      />
    </Stack>
  );
};
