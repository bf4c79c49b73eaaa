import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./page.module.css";

/** A page that says one thing, with the one way on from it. */
export const MessagePage = ({
  picture,
  title,
  hint,
  to,
}: {
  picture: string;
  title: string;
  hint?: string;
  to: { readonly href: string; readonly label: string };
}) => (
  <div className={styles.room}>
    <Stack gap={6} align="center" justify="center" className={styles.roomMessage}>
      <EmptyState picture={picture} title={title} {...(hint === undefined ? {} : { hint })} />
      <ButtonLink kind="primary" href={to.href} replace>
        {to.label}
      </ButtonLink>
    </Stack>
  </div>
);
