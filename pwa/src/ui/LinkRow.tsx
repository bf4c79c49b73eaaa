import { Link } from "wouter";
import { Icon } from "#client/ui/icons/Icon.tsx";
import "#client/ui/form/form.css";

/** A row that leads to another page. */
export const LinkRow = ({ href, words, hint }: { href: string; words: string; hint?: string }) => (
  <Link className="setting" href={href}>
    <span className="setting-words">
      <b>{words}</b>
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
    <Icon name="right" />
  </Link>
);
