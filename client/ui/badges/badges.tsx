import { Icon } from "../icons/Icon.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./badges.module.css";

/** Marks a card whose content is invented. */
export const SampleBadge = ({ label, hint }: { label: string; hint?: string }) => (
  <span className={styles.badge} data-part="badge" data-kind="sample" title={hint}>
    <Icon name="sparkle" />
    {label}
    {hint === undefined ? null : <Text srOnly>{hint}</Text>}
  </span>
);

/** Marks content whose source can't be reached; the words say how old it is. */
export const StaleBadge = ({ label, hint }: { label: string; hint?: string }) => (
  <span className={styles.badge} data-part="badge" data-kind="stale" title={hint}>
    <Icon name="clock" />
    {label}
    {hint === undefined ? null : <Text srOnly>{hint}</Text>}
  </span>
);

/** A quiet mark that something failed, naming it. */
export const ProblemBadge = ({ label, hint }: { label: string; hint?: string }) => (
  <span className={styles.badge} data-part="badge" data-kind="problem" title={hint}>
    <Icon name="warning" />
    <span dir="auto">{label}</span>
    {hint === undefined ? null : <Text srOnly>{hint}</Text>}
  </span>
);

/** A mark with a word that appears only while the screen is cut off from the server; a reader hears more of it. */
export const ConnectionMark = ({
  state,
  word,
  label,
}: {
  state: "live" | "reconnecting" | "offline";
  word: string;
  label: string;
}) => (
  <span className={styles.connection} data-part="connection" role="status" data-state={state}>
    {state === "live" ? null : (
      <>
        <Icon name="offline" />
        <span aria-hidden="true">{word}</span>
        <Text srOnly>{label}</Text>
      </>
    )}
  </span>
);
