import type { ReactNode } from "react";
import { PageHead } from "./SubPageHead.tsx";

/** A page behind another one: the way back, its name, and what it shows; `look` adds its room's style. */
export const Page = ({
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
  <div className={look === undefined ? "page" : `page ${look}`}>
    <PageHead back={back}>{title}</PageHead>
    {children}
  </div>
);
