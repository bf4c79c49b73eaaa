import { type ReactNode, useId } from "react";
import "./setting-group.css";

/** Settings that belong together, below one another; `title` says what they are about. */
export const SettingGroup = ({
  as: Tag = "div",
  title,
  children,
}: {
  as?: "div" | "ul";
  title?: string;
  children: ReactNode;
}) => {
  const id = useId();
  if (title === undefined) return <Tag className="setting-group">{children}</Tag>;
  return (
    <div className="setting-group" role="group" aria-labelledby={id}>
      <p className="setting-title" id={id}>
        {title}
      </p>
      {children}
    </div>
  );
};
