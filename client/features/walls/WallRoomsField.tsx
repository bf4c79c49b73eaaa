import type { WallRoom } from "#contract/wall-view.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LabeledChoices } from "../../ui/form/LabeledChoices.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { FeatureIcon } from "../../ui/icons/FeatureIcon.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { roomsInOrder } from "./choices-in-order.ts";
import { wallMessages } from "./messages/messages.ts";
import type { WallPart } from "./wall-part.ts";
import * as styles from "./wall-editor.module.css";

const swapped = (rooms: readonly WallRoom[], at: number): WallRoom[] => {
  const [one, other] = rooms.slice(at, at + 2);
  if (one === undefined || other === undefined) return [...rooms];
  return [...rooms.slice(0, at), other, one, ...rooms.slice(at + 2)];
};

/** Which rooms a wall's dock has and in which order, and which one it goes back to. */
export const WallRoomsField = ({ wall: { rooms, startRoom }, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  const places = ["home", ...roomsInOrder] as const;
  return (
    <SettingGroup>
      <MultipleChoice
        label={w("rooms")}
        chosen={rooms}
        choices={roomsInOrder.map((room) => ({ value: room, label: w(`room.${room}`) }))}
        onChoose={(chosen) => choose({ rooms: [...chosen] })}
      />
      {rooms.length < 2 ? null : (
        <ol className={styles.roomOrder}>
          {rooms.map((room, at) => {
            const name = w(`room.${room}`);
            return (
              <ListRow as="li" key={room}>
                <ListRowText>
                  <b>{name}</b>
                </ListRowText>
                <Row as="span" className={styles.moves}>
                  <button
                    type="button"
                    className={styles.move}
                    aria-label={w("rooms.up", { name })}
                    disabled={at === 0}
                    onClick={() => choose({ rooms: swapped(rooms, at - 1) })}
                  >
                    <FeatureIcon name="up" />
                  </button>
                  <button
                    type="button"
                    className={styles.move}
                    aria-label={w("rooms.down", { name })}
                    disabled={at === rooms.length - 1}
                    onClick={() => choose({ rooms: swapped(rooms, at) })}
                  >
                    <FeatureIcon name="down" />
                  </button>
                </Row>
              </ListRow>
            );
          })}
        </ol>
      )}
      <LabeledChoices
        label={w("start")}
        value={startRoom}
        choices={places
          .filter((room) => room === "home" || room === startRoom || rooms.includes(room))
          .map((room) => ({ value: room, label: w(`room.${room}`) }))}
        onChoose={(room) => choose({ startRoom: room })}
      />
    </SettingGroup>
  );
};
