import { useMutate } from "#client/mutations/use-mutate.ts";
import { restartKiosk } from "#client/features/kiosk/mutations.ts";
import { kioskMessages } from "#client/features/kiosk/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./safe-mode-notice.module.css";

/** Says that the wall runs with less than it should, and lets anybody try it with everything again. */
export const SafeModeNotice = () => {
  const s = useMessages(kioskMessages);
  const { mutate, isPending, isSuccess } = useMutate(restartKiosk);
  const isUnderWay = isPending || isSuccess;
  return (
    <Row as="aside" wrap justify="center" className={styles.safeMode} role="status">
      <Icon name="warning" />
      <p>{s("safe")}</p>
      <Button disabled={isUnderWay} onClick={() => mutate({})}>
        {s(isUnderWay ? "restarting" : "restart")}
      </Button>
    </Row>
  );
};
