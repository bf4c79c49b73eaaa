import { type ReactNode, useId } from "react";
import * as styles from "./setting-group.module.css";

/** Settings that belong together, below one another; `title` says what they are about, `isIdle` that they can be chosen but do nothing here. */
export const SettingGroup = ({
  as: Tag = "div",
  title,
  isIdle = false,
  children,
}: {
  as?: "div" | "ul";
  title?: string;
  isIdle?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  if (title === undefined) return <Tag className={styles.settingGroup}>{children}</Tag>;
  return (
    <div className={styles.settingGroup} role="group" aria-labelledby={id} data-idle={isIdle}>
      <p className={styles.settingTitle} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
};
