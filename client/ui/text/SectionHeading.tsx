import { createContext, type ReactNode, use } from "react";

/** How deep the headings of sections are: 3 under the heading of a part, 2 where the page's own stands above them. */
export const HeadingLevelContext = createContext<2 | 3>(3);

/** The heading of a section that stands on pages of both screens, as deep as it is on this one. */
export const SectionHeading = ({ children }: { children: ReactNode }) => {
  const Tag = use(HeadingLevelContext) === 2 ? "h2" : "h3";
  return <Tag>{children}</Tag>;
};
