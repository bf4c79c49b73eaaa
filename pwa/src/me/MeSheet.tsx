import { useLocation } from "wouter";
import { apiErrorOf } from "../../../client/api-error.ts";
import { useSignOut } from "../../../client/members.ts";
import { useRewards } from "../../../client/rewards.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { useText } from "../../../client/text/use-text.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Button } from "../../../client/ui/Button.tsx";
import { MemberFigures } from "../../../client/ui/MemberFigures.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { showToast } from "../../../client/ui/toasts.ts";
import { useMemberDay } from "../../../client/member-day.ts";
import type { FamilyMember } from "../../../client/family.tsx";
import { History } from "./History.tsx";
import { InstallHint } from "./InstallHint.tsx";
import "./me.css";

const SavingFor = ({ memberId }: { memberId: string }) => {
  const { t } = useText();
  const rewards = useRewards().data;
  const wished = rewards?.catalog.filter(({ id }) => rewards.assignments[memberId]?.includes(id));
  return (wished ?? []).map(({ id, name }) => (
    <p key={id} className="saving" dir="auto">
      {t("members.saveFor", { reward: name })}
    </p>
  ));
};

const Figures = ({ member }: { member: FamilyMember }) => {
  const day = useMemberDay(member.id);
  return (
    <div className="me-figures" data-member={member.id}>
      <Avatar face={member} done={day.share} />
      <MemberFigures day={day} />
    </div>
  );
};

/** Who I am here: my stars, streak and history, and the way out. */
export const MeSheet = ({
  me,
  open,
  onClose,
}: {
  me: FamilyMember;
  open: boolean;
  onClose: () => void;
}) => {
  const { t } = useText();
  const [, go] = useLocation();
  const signOut = useSignOut();
  // The sheet is gone by the time the answer is here, so a mutation's own callbacks would not be called.
  const leave = () =>
    void signOut.mutateAsync().then(
      () => showToast({ kind: "done", words: t("toast.signedOut") }),
      (error: unknown) => showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) }),
    );
  return (
    <Sheet
      open={open}
      title={t("phone.hello", { name: me.name })}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <Figures member={me} />
      <SavingFor memberId={me.id} />
      <History memberId={me.id} />
      <div className="me-ways">
        <InstallHint />
        <Button
          onClick={() => {
            onClose();
            go("/settings");
          }}
        >
          <Icon name="gear" />
          {t("settings.title")}
        </Button>
        <Button
          onClick={() => {
            onClose();
            go("/sign-in");
          }}
        >
          <Icon name="people" />
          {t("phone.somebodyElse")}
        </Button>
        <Button disabled={signOut.isPending} onClick={leave}>
          <Icon name="out" />
          {t("signIn.out")}
        </Button>
      </div>
    </Sheet>
  );
};
