import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useFamily } from "../../context/family.ts";
import * as styles from "./face-picker.module.css";

/** "Who was it?": every face, large. */
export const FacePicker = ({
  open,
  title,
  onPick,
  onClose,
}: {
  open: boolean;
  title: string;
  onPick: (memberId: string) => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const family = useFamily();
  return (
    <Sheet open={open} title={title} closeLabel={t("action.close")} onClose={onClose}>
      <ul className={styles.faces} data-part="faces">
        {family.map((member) => (
          <li key={member.id}>
            <button type="button" onClick={() => onPick(member.id)}>
              <Avatar face={member} />
              <bdi>{member.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
