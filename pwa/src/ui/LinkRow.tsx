import { Link } from "wouter";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";

/** A row that leads to another page. */
export const LinkRow = ({ href, words, hint }: { href: string; words: string; hint?: string }) => (
  <ListRow as={Link} href={href}>
    <ListRowText>
      <b>{words}</b>
      {hint === undefined ? null : <small>{hint}</small>}
    </ListRowText>
    <Icon name="right" />
  </ListRow>
);
