import type { ReactNode } from "react";
import { SubPageHead } from "./SubPageHead.tsx";
import { HeadingLevelContext } from "#client/ui/text/SectionHeading.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./sub-page.module.css";

/** A page behind another one: the way back, its name, and what it shows; `back` is for those who come from outside of the app, `look` adds its feature's style. */
export const SubPage = ({
  title,
  back,
  look,
  children,
}: {
  title: string;
  back: string;
  look?: string;
  children: ReactNode;
}) => (
  <Stack
    gap={5}
    justify="start"
    data-testid="sub-page"
    className={look === undefined ? styles.page : `${styles.page} ${look}`}
  >
    <SubPageHead back={back}>{title}</SubPageHead>
    <HeadingLevelContext value={2}>{children}</HeadingLevelContext>
  </Stack>
);
