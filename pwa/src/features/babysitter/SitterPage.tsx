import { useState } from "react";
import type { SitterEvening } from "#contract/babysitter-links.ts";
import { EmergencyBoard } from "#client/features/babysitter/card/EmergencyBoard.tsx";
import { useEmergencyWords } from "#client/features/babysitter/card/use-emergency-words.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { openSitterLink } from "#client/features/babysitter/mutations.ts";
import { useSitterEvening } from "#client/features/babysitter/queries.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useLinkSecret } from "../../ui/use-link-secret.ts";
import { SitterChores } from "./SitterChores.tsx";
import * as styles from "./sitter.module.css";

const Welcome = ({ token, onOpen }: { token: string; onOpen: () => void }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(openSitterLink);
  return (
    <Stack gap={6} align="center" className={styles.welcome}>
      <Picture name="teddy-bear" />
      <Text as="h1" size="head">
        {s("sitterWelcome")}
      </Text>
      <p>{s("sitterLeadNew")}</p>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <Button
        kind="primary"
        busy={isPending}
        onClick={() => mutate({ body: { token } }, { onSuccess: onOpen })}
      >
        {s("sitterOpen")}
      </Button>
    </Stack>
  );
};

const Evening = ({ evening }: { evening: SitterEvening }) => {
  const s = useMessages(babysitterMessages);
  const { clockWithDay } = useI18n();
  const now = useNow();
  const words = useEmergencyWords();
  const { wifi } = evening;
  return (
    <>
      <header>
        <h1>{s("title")}</h1>
        <p>{words}</p>
      </header>
      <EmergencyBoard card={evening}>
        <SitterChores chores={evening.chores} childrenOf={evening.children} />
        {wifi === null ? null : (
          <section className={styles.wifi}>
            <h2>{s("wifi")}</h2>
            <p dir="auto">{wifi.name}</p>
            {wifi.password === "" ? null : <p dir="auto">{wifi.password}</p>}
          </section>
        )}
      </EmergencyBoard>
      <Text as="p" size="small" tone="soft">
        {s("sitterLead", { time: clockWithDay(evening.endsAt, now) })}
      </Text>
    </>
  );
};

const Over = ({ error }: { error: ApiError }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  return error.code === "sitterLinkEnded" ? (
    <EmptyState picture="teddy-bear" title={s("sitterOver")} hint={s("sitterOverHint")} />
  ) : (
    <Notice kind="problem" role="alert">
      {errorText(t, error)}
    </Notice>
  );
};

/** A sitter's own phone for one evening: first a tap, then the card and tonight's chores, until the evening is over. */
export const SitterPage = () => {
  const token = useLinkSecret();
  const [opened, setOpened] = useState<string>();
  const waits = token !== undefined && token !== opened;
  const shown = useSitterEvening(!waits);
  // An answer from before the end isn't shown after it.
  const isOver = shown.source === "stale" && shown.error.code === "sitterLinkEnded";
  return (
    <Stack as="main" gap={5} justify="start" className={styles.sitter} data-testid="sitter">
      {waits ? (
        <Welcome key={token} token={token} onOpen={() => setOpened(token)} />
      ) : shown.source === "failed" || isOver ? (
        <Over error={shown.error} />
      ) : shown.data === undefined ? null : (
        <Evening evening={shown.data} />
      )}
    </Stack>
  );
};
