import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { NamedList } from "#contract/lists.ts";
import { type Beginning, useBeginnings } from "#client/features/lists/beginnings.ts";
import { byKind } from "#client/features/lists/list-order.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useLists } from "#client/features/lists/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { LineField } from "../../ui/LineField.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { useListActions } from "./use-list-actions.ts";
import * as styles from "./lists.module.css";

const ListLink = ({ list }: { list: NamedList }) => {
  const s = useMessages(listMessages);
  const left = list.items.filter(({ checked }) => !checked).length;
  const nothingLeft = list.items.length === 0 ? s("emptyList") : s("tickedOff");
  const showsLeft = left > 0 || (list.template && list.items.length > 0);
  return (
    <ListRow as={Link} href={`/lists/more/${list.id}`}>
      <Picture name={list.icon} words={list.name} />
      <ListRowText>
        <b dir="auto">{list.name}</b>
        <small>{showsLeft ? s("left", { count: left }) : nothingLeft}</small>
      </ListRowText>
      <Icon name="right" />
    </ListRow>
  );
};

const Beginnings = ({
  offers,
  onBegin,
}: {
  offers: readonly Beginning[];
  onBegin: (beginning: Beginning) => void;
}) => {
  const s = useMessages(listMessages);
  if (offers.length === 0) return null;
  return (
    <Stack as="section" gap={2} className={styles.beginnings}>
      <h2>{s("begin")}</h2>
      <Row as="ul" gap={2} wrap>
        {offers.map((offer) => (
          <li key={offer.id}>
            <button type="button" onClick={() => onBegin(offer)}>
              <Picture words={offer.name} />
              <bdi>{offer.name}</bdi>
            </button>
          </li>
        ))}
      </Row>
    </Stack>
  );
};

/** Every named list of the family, and what a new one can begin with. */
export const ListsOverview = () => {
  const { t } = useI18n();
  const s = useMessages(listMessages);
  const [, go] = useLocation();
  const shown = useLists();
  const lists = shown.data?.lists ?? [];
  const { own, templates } = byKind(lists);
  const act = useListActions();
  const offers = useBeginnings(lists);
  const [name, setName] = useState("");
  const begin = (title: string, texts: readonly string[]) => {
    setName("");
    go(`/lists/more/${act.create(title, texts)}`);
  };
  return (
    <>
      <ListHead title={s("title")}>
        <MeButton />
      </ListHead>
      <LineField
        label={s("newList")}
        addLabel={s("newList")}
        hint={s("newHint")}
        value={name}
        onValue={setName}
        onAdd={() => begin(name.trim(), [])}
        canAdd={name.trim() !== ""}
      />
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : null}
      {lists.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="memo" title={s("noneYet")} hint={s("emptyHint")} />
      ) : null}
      <Stack gap={2} aria-busy={shown.source === "loading"}>
        {own.map((list) => (
          <ListLink key={list.id} list={list} />
        ))}
      </Stack>
      {shown.data === undefined ? null : (
        <Beginnings offers={offers} onBegin={(offer) => begin(offer.name, offer.texts)} />
      )}
      {templates.length === 0 ? null : (
        <Stack as="section" gap={2} className={styles.beginnings}>
          <h2>{s("templates")}</h2>
          {templates.map((list) => (
            <ListLink key={list.id} list={list} />
          ))}
        </Stack>
      )}
    </>
  );
};
