import { useFamily } from "#client/context/family.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { rideMessages } from "./messages/messages.ts";
import { stepWay, type RideDraft } from "./ride-draft.ts";

const nobody = "";

const WhoField = ({
  label,
  memberId,
  onMemberId,
}: {
  label: string;
  memberId: string | undefined;
  onMemberId: (memberId: string | undefined) => void;
}) => {
  const s = useMessages(rideMessages);
  const grownUps = useFamily().filter(({ kid }) => !kid);
  return (
    <LabeledChoices
      label={label}
      value={memberId ?? nobody}
      choices={[
        { value: nobody, label: s("nobody") },
        ...grownUps.map((member) => ({
          ...{ value: member.id, label: member.name, picture: <Avatar face={member} /> },
        })),
      ]}
      onChoose={(value) => onMemberId(value === nobody ? undefined : value)}
    />
  );
};

/** Who takes, who collects, and how long the way is to the place, where there is one. */
export const RideFields = ({
  draft,
  location,
  onChange,
}: {
  draft: RideDraft;
  location: string;
  onChange: (part: Partial<RideDraft>) => void;
}) => {
  const s = useMessages(rideMessages);
  const place = location.trim();
  const { way = null } = draft;
  const [less, more] = [stepWay(way, -1), stepWay(way, 1)];
  return (
    <>
      <WhoField
        label={s("driver")}
        memberId={draft.driver}
        onMemberId={(driver) => onChange({ driver })}
      />
      {draft.driver === undefined && draft.collector === undefined ? null : (
        <WhoField
          label={s("collector")}
          memberId={draft.collector}
          onMemberId={(collector) => onChange({ collector })}
        />
      )}
      {place === "" ? null : (
        <Stepper
          label={s("way", { place })}
          hint={s("wayHint")}
          shown={way === null ? s("unknownWay") : s("minutes", { count: way })}
          lessLabel={s("less")}
          moreLabel={s("more")}
          onLess={less === undefined ? undefined : () => onChange({ way: less })}
          onMore={more === undefined ? undefined : () => onChange({ way: more })}
        />
      )}
    </>
  );
};
