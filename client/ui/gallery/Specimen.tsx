import type { ReactNode } from "react";
import { Row } from "../layout/Row.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./gallery.module.css";

/** One component in its states, under its name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack as="section" gap={3} className={styles.specimen} aria-label={name} data-testid={name}>
    <Text as="h2" size="large">
      {name}
    </Text>
    {children}
  </Stack>
);

/** A component in one state, with the state's name above it. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={2}>
    <Text size="small" tone="soft">
      {name}
    </Text>
    {children}
  </Stack>
);

/** Several states beside one another. */
export const States = ({ children }: { children: ReactNode }) => (
  <Row gap={4} wrap align="end">
    {children}
  </Row>
);
