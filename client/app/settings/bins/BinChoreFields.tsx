import type { BinSettings } from "#contract/bins.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { MembersField } from "#client/features/members/MembersField.tsx";
import { binMessages } from "#client/features/bins/messages/messages.ts";

const mostStars = 100;

/** Whether taking bins out is a chore, whose, and what it earns. */
export const BinChoreFields = ({
  chore,
  onChore,
}: {
  chore: BinSettings["chore"];
  onChore: (chore: BinSettings["chore"]) => void;
}) => {
  const s = useMessages(binMessages);
  const can = useCapabilities("tasks");
  const what = s("stars");
  // Where chores can't be added, none can be made of bins.
  if (chore === null && !can("create")) return null;
  return (
    <SettingGroup>
      <Switch
        label={s("chore")}
        hint={s("choreHint")}
        on={chore !== null}
        onChange={(on) => onChore(on ? { memberIds: [], turns: false, stars: 1 } : null)}
      />
      {chore === null ? null : (
        <>
          <MembersField
            label={s("whose")}
            memberIds={chore.memberIds}
            onMemberIds={(memberIds) => onChore({ ...chore, memberIds: [...memberIds] })}
          />
          {chore.memberIds.length < 2 ? null : (
            <Switch
              label={s("turns")}
              on={chore.turns}
              onChange={(turns) => onChore({ ...chore, turns })}
            />
          )}
          <Stepper
            label={what}
            shown={String(chore.stars)}
            lessLabel={s("less", { what })}
            moreLabel={s("more", { what })}
            onLess={
              chore.stars === 0 ? undefined : () => onChore({ ...chore, stars: chore.stars - 1 })
            }
            onMore={
              chore.stars === mostStars
                ? undefined
                : () => onChore({ ...chore, stars: chore.stars + 1 })
            }
          />
        </>
      )}
    </SettingGroup>
  );
};
