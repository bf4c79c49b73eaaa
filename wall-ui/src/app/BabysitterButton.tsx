import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useConfig } from "#client/context/config.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./dock.module.css";

const BabysitterQuestion = lazyPart(
  async () =>
    (await import("#client/features/babysitter/BabysitterQuestion.tsx")).BabysitterQuestion,
);

const GuestWays = lazyPart(
  async () => (await import("../features/devices/GuestWays.tsx")).GuestWays,
);

/** A question that nobody answers doesn't stand over the wall for longer than this. */
const closeAfterMs = 60_000;

/** The dock's way to leave the house to a babysitter; there is none before a parent's PIN could take it back. */
export const BabysitterButton = () => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  const [question, setQuestion] = useState<"never" | "open" | "closed">("never");
  useEffect(() => {
    if (question !== "open") return;
    const timer = setTimeout(() => setQuestion("closed"), closeAfterMs);
    return () => clearTimeout(timer);
  }, [question]);
  if (!known || !setupDone) return null;
  return (
    <>
      <Stack
        as="button"
        gap={1}
        align="center"
        justify="center"
        type="button"
        className={styles.dockSitter}
        onClick={() => setQuestion("open")}
      >
        <Icon name="baby" />
        <span>{t("nav.babysitter")}</span>
      </Stack>
      {question === "never" ? null : (
        <Suspense fallback={null}>
          <BabysitterQuestion open={question === "open"} onNo={() => setQuestion("closed")}>
            <GuestWays onGo={() => setQuestion("closed")} />
          </BabysitterQuestion>
        </Suspense>
      )}
    </>
  );
};
