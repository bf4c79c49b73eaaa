import { Icon } from "../icons/Icon.tsx";
import * as styles from "./keypad.module.css";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Large keys for ten digits, one that takes the last digit back, and one that enters them. */
export const Keypad = ({
  labels,
  canEnter,
  onDigit,
  onBack,
  onEnter,
}: {
  labels: { back: string; enter: string };
  /** Whether there are enough digits to enter. */
  canEnter: boolean;
  onDigit: (digit: string) => void;
  onBack: () => void;
  onEnter: () => void;
}) => (
  <div className={styles.keypad} data-part="keypad" data-testid="keypad">
    {digits.map((digit) => (
      <button type="button" key={digit} onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" aria-label={labels.back} onClick={onBack}>
      <Icon name="backspace" />
    </button>
    <button type="button" onClick={() => onDigit("0")}>
      0
    </button>
    <button
      type="button"
      className={styles.keypadEnter}
      aria-label={labels.enter}
      disabled={!canEnter}
      onClick={onEnter}
    >
      <Icon name="check" />
    </button>
  </div>
);
