import { Link } from "wouter";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import type { FeatureIconName } from "#client/ui/icons/feature-icons.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";

/** A row that leads to another page. */
export const LinkRow = ({
  href,
  words,
  hint,
  icon,
}: {
  href: string;
  words: string;
  hint?: string;
  icon?: FeatureIconName;
}) => (
  <ListRow as={Link} href={href}>
    {icon === undefined ? null : <FeatureIcon name={icon} />}
    <ListRowText>
      <b>{words}</b>
      {hint === undefined ? null : <small>{hint}</small>}
    </ListRowText>
    <Icon name="right" />
  </ListRow>
);
