import type { ReactNode } from "react";
import { Avatar, type Face } from "../../ui/avatar/Avatar.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { PinPad } from "./PinPad.tsx";
import * as styles from "./pin-scene.module.css";

/** Whose PIN on one side, the keys on the other; above one another where the screen is tall. */
export const PinScene = ({
  face,
  title,
  lead,
  labels,
  problem,
  busy,
  digits,
  onPin,
  children,
}: {
  face: Face | undefined;
  title: string;
  lead: string;
  labels: { pin: string; back: string; enter: string };
  problem: string | undefined;
  busy: boolean;
  /** How many a code has; left out for a PIN. */
  digits?: number;
  onPin: (pin: string) => void;
  children?: ReactNode;
}) => (
  <Row
    wrap
    justify="center"
    className={styles.pinScene}
    data-part="pin-scene"
    data-member={face?.id}
  >
    <Stack gap={2} align="center" className={styles.pinSceneWho}>
      {face === undefined ? null : <Avatar face={face} />}
      <h2 dir="auto">{title}</h2>
      <p>{lead}</p>
      {children}
    </Stack>
    <PinPad labels={labels} problem={problem} busy={busy} digits={digits} onPin={onPin} />
  </Row>
);
