import { Suspense, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import {
  useOutOfReach,
  useRefused,
  useSaved,
  useWaiting,
} from "#client/mutations/use-mutation-queue.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useDisconnected } from "../use-disconnected.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { loadUnkeptChanges } from "./load-unkept-changes.ts";
import * as styles from "../app.module.css";

const UnkeptChanges = lazyPart(loadUnkeptChanges);
const WaitingNotes = lazyPart(async () => (await import("./WaitingNotes.tsx")).WaitingNotes);
const RefusedChanges = lazyPart(async () => (await import("./RefusedChanges.tsx")).RefusedChanges);

/** That a phone is cut off, in one row with what it has yet to send; below it what the house didn't take. */
export const WaitingChanges = ({
  connection,
}: {
  /** What is said of the connection; left out where nothing is wrong with it. */
  connection?: string | undefined;
}) => {
  const { t } = useI18n();
  // Says nothing too early: whoever reads it may put the phone away.
  const waiting = useSaved();
  const all = useWaiting();
  const { refused } = useRefused();
  const isCutOff = useDisconnected();
  // What waits for somebody to sign in is told below; a stream may seem to live for long after the house is out of reach.
  const isOutOfReach =
    useOutOfReach() || all.some(({ tries, needsSignIn }) => tries > 0 && !needsSignIn);
  const [isOpen, setOpen] = useState(false);
  const standing = [
    connection,
    waiting.length > 0 && (isCutOff || isOutOfReach)
      ? t("waiting.count", { count: waiting.length })
      : undefined,
  ].filter((words) => words !== undefined);
  return (
    <>
      {standing.length === 0 ? null : (
        <Row as="p" gap={3} className={styles.note}>
          <Icon name={connection === undefined ? "clock" : "offline"} />
          {standing.join(" · ")}
        </Row>
      )}
      {all.length > waiting.length && (isCutOff || isOutOfReach) ? (
        <Suspense fallback={null}>
          <UnkeptChanges />
        </Suspense>
      ) : null}
      {all.length > 0 ? (
        <Suspense fallback={null}>
          <WaitingNotes />
        </Suspense>
      ) : null}
      {refused.length > 0 ? (
        <Row
          as="button"
          gap={3}
          type="button"
          className={styles.note}
          onClick={() => setOpen(true)}
        >
          <Icon name="warning" />
          {t("waiting.refused", { count: refused.length })}
          <b>{t("waiting.look")}</b>
        </Row>
      ) : null}
      <Sheet
        open={isOpen && refused.length > 0}
        title={t("waiting.title")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={null}>
          <RefusedChanges onLeave={() => setOpen(false)} />
        </Suspense>
      </Sheet>
    </>
  );
};
