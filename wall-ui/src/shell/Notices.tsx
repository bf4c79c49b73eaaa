import { useState } from "react";
import { useConfig } from "../../../client/config.ts";
import { useWords } from "./use-words.ts";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import "./notices.css";

/** A quiet mark while there is something that a grown-up should know; a tap says what. */
export const Notices = () => {
  const { t } = useWords();
  const notices = useConfig().notices;
  const [open, setOpen] = useState(false);
  if (notices.length === 0) return null;
  return (
    <>
      <button type="button" className="notices" onClick={() => setOpen(true)}>
        <Icon name="warning" />
        {t("wall.notices", { count: notices.length })}
      </button>
      <Sheet
        open={open}
        title={t("setup.notices")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <ul className="notices-list">
          {notices.map((notice) => (
            <li key={notice} dir="auto">
              {notice}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
};
