import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { useConfig } from "#client/context/config.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useGuest } from "../../context/guest.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./sign-in.module.css";

const place = "/sign-in";

const loadEnterPin = async () => (await keepTrying(() => import("./EnterPin.tsx"))).EnterPin;
const EnterPin = lazyPart(loadEnterPin);

const NoPin = lazyPart(async () => (await import("./NoPin.tsx")).NoPin);

const Faces = ({
  chosenId,
  onChoose,
}: {
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}) => {
  const family = useFamily();
  return (
    <Row
      as="ul"
      wrap
      align="stretch"
      justify="center"
      className={styles.signInFaces}
      data-many={family.length > 6}
    >
      {family.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            aria-pressed={member.id === chosenId}
            onClick={() => onChoose(member.id)}
          >
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
          </button>
        </li>
      ))}
    </Row>
  );
};

/** The first thing a phone asks: whose it is. Who only wants to look may. */
export const SignInPage = () => {
  const { t } = useI18n();
  const [address, go] = useLocation();
  const family = useFamily();
  const me = useMe();
  const { setupDone } = useConfig();
  const { setGuest } = useGuest();
  const [chosenId, choose] = useState<string>();
  const chosen = family.find(({ id }) => id === chosenId);

  // The keypad is there before somebody has found their face.
  useEffect(() => void loadEnterPin(), []);

  // Whoever came by a link stays where it led.
  const leave = () => {
    if (address === place) go("/", { replace: true });
  };
  if (chosen?.hasPin === true)
    return (
      <Stack as="main" gap={8} align="center" className={styles.signIn}>
        <Suspense fallback={null}>
          <EnterPin
            key={chosen.id}
            member={chosen}
            onBack={() => choose(undefined)}
            onDone={() => {
              setGuest(false);
              leave();
            }}
          />
        </Suspense>
      </Stack>
    );
  const noPin = (
    <Suspense fallback={null}>
      <NoPin member={chosen} />
    </Suspense>
  );
  return (
    <Stack as="main" gap={8} align="center" className={styles.signIn}>
      <Stack as="header" gap={2}>
        <Text as="p" tone="soft" weight="semibold">
          {t("signIn.title")}
        </Text>
        <Text as="h1" size="head">
          {t("signIn.choose")}
        </Text>
      </Stack>
      {/* Before set-up these faces may be nobody's, and it is what comes first. */}
      {setupDone ? null : noPin}
      <Faces chosenId={chosenId} onChoose={choose} />
      {setupDone && chosen !== undefined ? noPin : null}
      <ButtonLink href="/sign-in/code">{t("signIn.haveCode")}</ButtonLink>
      <Button
        kind="quiet"
        onClick={() => {
          if (me === undefined) setGuest(true);
          leave();
        }}
      >
        {me === undefined ? t("phone.justLook") : t("action.cancel")}
      </Button>
    </Stack>
  );
};
