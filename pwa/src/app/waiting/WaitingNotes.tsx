import { offlineMutations } from "#client/app/offline-mutations.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { postEntry } from "#client/features/journal/mutations.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { useWaiting } from "#client/mutations/use-mutation-queue.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { waitingMessages } from "./waiting-messages.ts";
import * as styles from "../app.module.css";

const definitions = new Map(offlineMutations.map((one) => [one.operation.key, one]));

const authorOf = ({ key, input }: PendingMutation): string | undefined =>
  definitions.get(key)?.author(input);

const Note = ({ words }: { words: string }) => (
  <Row as="p" gap={3} className={styles.note}>
    <Icon name="clock" />
    {words}
  </Row>
);

/** What waits on this phone for others of the family to sign in, for anybody to, or for what is to become of it. */
export const WaitingNotes = () => {
  const s = useMessages(waitingMessages);
  const { list } = useI18n();
  const me = useMe();
  const family = useFamily();
  const waiting = useWaiting();
  const authors = new Set(waiting.map(authorOf));
  const names = family.filter(({ id }) => id !== me?.id && authors.has(id)).map(({ name }) => name);
  const isForAnybody = waiting.some(
    (one) => one.needsSignIn === true && authorOf(one) === undefined,
  );
  const isOfFormer = waiting
    .flatMap((one) => inputOf(postEntry, one) ?? [])
    .some(({ authorId }) => family.length > 0 && !family.some(({ id }) => id === authorId));
  return (
    <>
      {names.length === 0 ? null : <Note words={s("forOthers", { names: list(names) })} />}
      {isForAnybody && me === undefined ? <Note words={s("forAnybody")} /> : null}
      {isOfFormer ? <Note words={s("formerEntry")} /> : null}
    </>
  );
};
