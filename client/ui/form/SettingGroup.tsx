import { type ReactNode, useId } from "react";
import "./setting-group.css";

/** Settings that belong together, under what they are about. */
export const SettingGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <div className="setting-group" role="group" aria-labelledby={id}>
      <p className="setting-title" id={id}>
        {title}
      </p>
      {children}
    </div>
  );
};
