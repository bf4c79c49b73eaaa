import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { MemberStats } from "#client/features/tasks/rows/MemberFigures.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useSignOut } from "#client/features/access/use-sign-in.ts";
import { useConfig } from "#client/context/config.ts";
import { useBudgetMembers } from "#client/features/budget/queries.ts";
import { useBudgetOffered } from "#client/features/budget/use-budget-offered.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { MyStarHistory } from "../stars/MyStarHistory.tsx";
import { meMessages } from "./me-messages.ts";
import { MeWays } from "./MeWays.tsx";
import * as styles from "./me.module.css";

const Figures = ({ member }: { member: FamilyMember }) => {
  const day = useMemberDay(member.id);
  return (
    <div className={styles.meFigures} data-member={member.id}>
      <Avatar face={member} done={day.share} />
      <MemberStats day={day} />
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
  const { t } = useI18n();
  const s = useMessages(meMessages);
  const signOut = useSignOut();
  const { setupDone } = useConfig();
  const opensBudget = useBudgetMembers().has(me.id);
  const hasBudget = useBudgetOffered();
  // The sheet is gone by the time the answer is here, so a mutation's own callbacks would not be called.
  const leave = () =>
    void signOut.mutateAsync().then(
      () => {
        showToast({ kind: "done", words: s("signedOut") });
      },
      (error: unknown) => showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) }),
    );
  return (
    <Sheet
      open={open}
      title={s("hello", { name: me.name })}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <Figures member={me} />
      <div data-member={me.id}>
        <SavingLine memberId={me.id} most={3} onGo={onClose} />
      </div>
      <MyStarHistory memberId={me.id} />
      <MeWays
        hasBudget={hasBudget && (opensBudget || !setupDone)}
        isLeaving={signOut.isPending}
        onLeave={leave}
        onClose={onClose}
      />
    </Sheet>
  );
};
