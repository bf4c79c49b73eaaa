import { useText } from "../../../client/text/use-text.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { useFamily } from "../shell/family.tsx";

/** Asks somebody who just looks whose tick it is, where the row itself doesn't say. */
export const WhoDidIt = ({
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
  const { t } = useText();
  const family = useFamily();
  return (
    <Sheet open={open} title={title} closeLabel={t("action.close")} onClose={onClose}>
      <ul className="family-faces">
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
