import type { ReactNode } from "react";
import "./list-row.css";

/** The words of a `ListRow`: what it is in a `b`, and what there is to say about it in a `small` each. */
export const ListRowText = ({ children }: { children: ReactNode }) => (
  <span className="list-row-text">{children}</span>
);
