import { offlineMutations } from "#client/app/offline-mutations.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { useWaiting } from "#client/mutations/use-mutation-queue.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { waitingMessages } from "./waiting-messages.ts";
import * as styles from "../app.module.css";

const definitions = new Map(offlineMutations.map((one) => [one.operation.key, one]));

const authorOf = ({ key, input }: PendingMutation): string | undefined =>
  definitions.get(key)?.author(input);

/** What waits on this phone for others of the family to sign in. */
export const WaitingForOthers = () => {
  const s = useMessages(waitingMessages);
  const { list } = useI18n();
  const me = useMe();
  const family = useFamily();
  const authors = new Set(useWaiting().map(authorOf));
  const names = family.filter(({ id }) => id !== me?.id && authors.has(id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Row as="p" gap={3} className={styles.note}>
      <Icon name="clock" />
      {s("forOthers", { names: list(names) })}
    </Row>
  );
};
