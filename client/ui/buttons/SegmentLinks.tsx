import { Link } from "wouter";
import * as styles from "./segments.module.css";

/** A few pages beside one another, of which one is shown; the others take its place in the history. */
export const SegmentLinks = ({
  label,
  current,
  links,
}: {
  /** What they are pages of, for screen readers. */
  label: string;
  /** The address of the page that is shown. */
  current: string;
  links: readonly { readonly href: string; readonly label: string }[];
}) => (
  <nav className={styles.segments} data-part="segments" aria-label={label}>
    {links.map(({ href, label: words }) => (
      <Link
        key={href}
        href={href}
        replace
        {...(href === current ? { "aria-current": "page" as const } : {})}
      >
        {words}
      </Link>
    ))}
  </nav>
);
