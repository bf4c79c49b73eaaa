import { useLocation } from "wouter";
import { useFamily, useMe } from "#client/context/family.ts";
import { useConnection } from "#client/context/app-context.ts";
import {
  takeBackEntry,
  useQueuedEntries,
  type QueuedEntry,
} from "#client/features/journal/writing/queue-entry.ts";
import { useUploadShares } from "#client/mutations/send/upload-progress.ts";
import {
  entryDraftPlace,
  loadEntryDraft,
} from "#client/features/journal/writing/use-entry-draft.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Progress } from "#client/ui/charts/Progress.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { FormerEntryWays } from "./FormerEntryWays.tsx";
import { usePictureUrls } from "./use-picture-urls.ts";
import * as styles from "./journal.module.css";
import * as entryStyles from "#client/features/journal/components/entry.module.css";

const SentPicture = ({
  at,
  address,
  share,
}: {
  at: number;
  address: string | undefined;
  share: number | undefined;
}) => {
  const s = useMessages(journalMessages);
  const percent = Math.round(100 * (share ?? 0));
  return (
    <li>
      {address === undefined ? null : <img src={address} alt="" />}
      {share === undefined ? null : (
        <Progress value={share} max={1} label={s("upload", { at: at + 1, percent })} />
      )}
    </li>
  );
};

const Waiting = ({ entry }: { entry: QueuedEntry }) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const [, go] = useLocation();
  const queue = useMutationQueue();
  const shares = useUploadShares(entry.id);
  const addresses = usePictureUrls(entry.pictures);
  const { state } = useConnection();
  const me = useMe();
  const author = useFamily().find(({ id }) => id === entry.authorId);
  const isMine = me?.id === entry.authorId;
  const isOnItsWay = isMine && (shares.length > 0 || state === "live");
  const changeMind = async () => {
    // What lies on the desk is not swept away for it.
    if ((await loadEntryDraft(entry.authorId)) !== undefined) return go("/journal/new");
    const became = await takeBackEntry(queue, entry, entryDraftPlace(entry.authorId));
    if (became === "taken") return go("/journal/new");
    const words = became === "sent" ? t("error.sentAlready") : s("takeBackFull");
    showToast({ kind: "problem", words });
  };
  return (
    <li className={styles.waitingEntry} data-testid="waiting-entry">
      <Row as="p" gap={2} className={styles.waitingState} role="status">
        <Icon name="clock" />
        {isMine
          ? s(isOnItsWay ? "sending" : "waits")
          : author === undefined
            ? s("formerWaits")
            : s("waitsFor", { name: author.name })}
      </Row>
      {entry.text === "" ? null : (
        <Text
          as="p"
          clamp={author !== undefined}
          className={entryStyles.entryText}
          data-testid="entry-text"
          dir="auto"
        >
          {entry.text}
        </Text>
      )}
      {entry.pictures.length === 0 ? null : (
        <ul className={styles.waitingPictures}>
          {addresses.map((address, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- what waits doesn't change any more
            <SentPicture key={at} at={at} address={address} share={shares[at]} />
          ))}
        </ul>
      )}
      {isOnItsWay || !isMine ? null : (
        <Button onClick={() => void changeMind()}>{s("takeBack")}</Button>
      )}
      {author === undefined ? <FormerEntryWays entry={entry} /> : null}
    </li>
  );
};

/** What was written on this phone and hasn't reached the server: how far its pictures are, and how to cancel it. */
export const WaitingEntries = () => {
  const waiting = useQueuedEntries();
  return waiting.length === 0 ? null : (
    <ul className={styles.waitingEntries}>
      {waiting.map((entry) => (
        <Waiting key={entry.id} entry={entry} />
      ))}
    </ul>
  );
};
