import { type ReactNode, useId } from "react";
import * as styles from "./setting-group.module.css";

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
  if (title === undefined) return <Tag className={styles.settingGroup}>{children}</Tag>;
  return (
    <div className={styles.settingGroup} role="group" aria-labelledby={id}>
      <p className={styles.settingTitle} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
};
