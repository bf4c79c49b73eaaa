import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Domain } from "#contract/operation.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";
import { connectAddresses } from "../../ui/connect-addresses.ts";
import * as styles from "./home-invite.module.css";

/** Invites to connect what a card of Home would show; it stands in its place, since nothing is invented there. */
export const HomeInvite = ({
  to,
  icon,
  children,
}: {
  to: Domain;
  icon: IconName;
  children: ReactNode;
}) => (
  <Link href={connectAddresses[to]} className={styles.homeInvite} data-testid={`invite-${to}`}>
    <Icon name={icon} />
    {children}
  </Link>
);
