import type { WallCard } from "#contract/wall-layout.ts";
import { useFamily } from "../../../context/family.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Avatar } from "../../../ui/avatar/Avatar.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Choices } from "../../../ui/form/Choices.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Row } from "../../../ui/layout/Row.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";
import { cardsInOrder } from "../choices-in-order.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import { addCard, type Tiling } from "../layout/tiling.ts";
import { wallMessages } from "../messages/messages.ts";
import { type CardStep, stepCard } from "./key-step.ts";
import * as styles from "./arrange.module.css";

const moves = [
  ["left", "left"],
  ["right", "right"],
  ["top", "up"],
  ["bottom", "down"],
] as const;
const sizes = ["wider", "narrower", "taller", "lower"] as const satisfies readonly CardStep[];

/** Whose the card of one person is; nothing for the other cards. */
const CardOwner = ({
  tiling,
  card,
  onChange,
}: {
  tiling: Tiling;
  card: WallCard;
  onChange: (next: Tiling) => void;
}) => {
  const w = useMessages(wallMessages);
  const family = useFamily();
  const whose = tiling.find((one) => one.card === card)?.memberId;
  if (card !== "person") return null;
  return (
    <Choices
      label={w("arrange.whose")}
      value={whose}
      choices={family.map((member) => ({
        ...{ value: member.id, label: member.name },
        picture: <Avatar face={member} />,
      }))}
      onChoose={(memberId) =>
        onChange(tiling.map((one) => (one.card === card ? { ...one, memberId } : one)))
      }
    />
  );
};

/** What can be done with the chosen card without carrying it. */
export const CardSteps = ({
  tiling,
  least,
  card,
  onChange,
}: {
  tiling: Tiling;
  least: CardSizes;
  card: WallCard;
  onChange: (next: Tiling) => void;
}) => {
  const w = useMessages(wallMessages);
  const stepping = (step: CardStep) => {
    const next = stepCard(tiling, card, step, least);
    return { disabled: next === undefined, onClick: () => next && onChange(next) };
  };
  return (
    <div role="group" aria-label={w(`card.${card}`)} className={styles.group}>
      <p className={styles.groupTitle}>{w(`card.${card}`)}</p>
      <CardOwner {...{ tiling, card, onChange }} />
      <Row gap={2} wrap>
        {moves.map(([step, icon]) => (
          <IconButton key={step} icon={icon} label={w(`arrange.${step}`)} {...stepping(step)} />
        ))}
        {sizes.map((step) => (
          <Button key={step} {...stepping(step)}>
            {w(`arrange.${step}`)}
          </Button>
        ))}
        <Button {...stepping("remove")}>
          <Icon name="close" />
          {w("arrange.remove")}
        </Button>
      </Row>
    </div>
  );
};

/** The cards that the wall doesn't show, each a tap from its place where there is most room. */
export const MoreCards = ({
  tiling,
  least,
  onAdd,
}: {
  tiling: Tiling;
  least: CardSizes;
  onAdd: (card: WallCard, next: Tiling) => void;
}) => {
  const w = useMessages(wallMessages);
  const others = cardsInOrder.filter((name) => tiling.every(({ card }) => card !== name));
  if (others.length === 0) return null;
  const offers = others.map((card) => ({ card, next: addCard(tiling, card, least) }));
  return (
    <div role="group" aria-label={w("arrange.more")} className={styles.group}>
      <p className={styles.groupTitle}>{w("arrange.more")}</p>
      {offers.every(({ next }) => next !== undefined) ? null : (
        <Notice kind="hint">{w("arrange.noRoom")}</Notice>
      )}
      <Row gap={2} wrap>
        {offers.map(({ card, next }) => (
          <Button
            key={card}
            disabled={next === undefined}
            onClick={() => next && onAdd(card, next)}
          >
            <Icon name="plus" />
            {w(`card.${card}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
};
