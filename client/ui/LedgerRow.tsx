import type { LedgerEntry } from "../../contract/stars.ts";
import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";

/** One coming or going of stars: when, why, how many. */
export const LedgerRow = ({ entry }: { entry: LedgerEntry }) => {
  const { t, clock } = useText();
  return (
    <li>
      <time>{clock(entry.createdAt)}</time>
      <span className="two-lines" dir="auto">
        {entry.reason}
      </span>
      <b
        className="figures"
        data-taken={entry.delta < 0}
        role="img"
        aria-label={t("chores.stars", { count: entry.delta })}
      >
        {entry.delta > 0 ? "+" : "−"}
        {Math.abs(entry.delta)}
        <Icon name="star-fill" />
      </b>
    </li>
  );
};
