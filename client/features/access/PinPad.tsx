import { useState } from "react";
import { Keypad } from "../../ui/buttons/Keypad.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Text } from "../../ui/text/Text.tsx";
import * as styles from "./pin-pad.module.css";
import * as pinSceneStyles from "./pin-scene.module.css";

interface PinLabels {
  readonly pin: string;
  readonly back: string;
  readonly enter: string;
}

/** A dot for each digit that was typed, and for each that has to be. */
const PinDots = ({ label, count, least }: { label: string; count: number; least: number }) => (
  <Row
    as="p"
    gap={4}
    align="stretch"
    className={styles.pinDots}
    data-part="pin-dots"
    role="status"
    aria-label={`${label}: ${count}`}
  >
    {Array.from({ length: Math.max(least, count) }, (_, at) => (
      <i key={at} data-filled={at < count} />
    ))}
  </Row>
);

/** Large keys for a PIN of 4 to 12 digits, or a code of a known length; also takes the keyboard. It never shows the digits. */
export const PinPad = ({
  labels,
  problem,
  busy = false,
  digits,
  onPin,
}: {
  labels: PinLabels;
  problem?: string | undefined;
  busy?: boolean;
  /** How many a code has. */
  digits?: number | undefined;
  onPin: (pin: string) => void;
}) => {
  const [pin, setPin] = useState("");
  const least = digits ?? 4;
  const add = (digit: string) => setPin((before) => (before + digit).slice(0, digits ?? 12));
  const back = () => setPin((before) => before.slice(0, -1));
  const enter = () => {
    if (pin.length < least || busy) return;
    onPin(pin);
    setPin("");
  };
  return (
    <Stack
      gap={4}
      align="center"
      className={pinSceneStyles.pinPad}
      data-part="pin-pad"
      role="group"
      aria-label={labels.pin}
      onKeyDown={(event) => {
        if (/^\d$/.test(event.key)) add(event.key);
        if (event.key === "Backspace") back();
      }}
    >
      <PinDots label={labels.pin} count={pin.length} least={least} />
      <Text
        as="p"
        tone="warn"
        weight="semibold"
        className={styles.pinProblem}
        data-part="pin-problem"
        role="alert"
      >
        {problem}
      </Text>
      <Keypad
        labels={labels}
        canEnter={pin.length >= least && !busy}
        onDigit={add}
        onBack={back}
        onEnter={enter}
      />
    </Stack>
  );
};
