import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useUnkept } from "./use-unkept.ts";
import { waitingMessages } from "./waiting-messages.ts";
import * as styles from "../app.module.css";

/** What waits and this phone can't keep: it is lost should the app be closed. */
export const UnkeptChanges = () => {
  const s = useMessages(waitingMessages);
  const { length } = useUnkept();
  if (length === 0) return null;
  return (
    <Row as="p" gap={3} className={styles.note}>
      <Icon name="warning" />
      {s("unkept", { count: length })}
    </Row>
  );
};
