import { useLocation } from "wouter";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { useSession, useSignOut } from "#client/features/access/queries.ts";
import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { MemberStats } from "#client/features/tasks/rows/MemberFigures.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { MyStarHistory } from "../stars/MyStarHistory.tsx";
import { InstallHint } from "./InstallHint.tsx";
import "./me.css";

const Figures = ({ member }: { member: FamilyMember }) => {
  const day = useMemberDay(member.id);
  return (
    <div className="me-figures" data-member={member.id}>
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
  const [, go] = useLocation();
  const { mealsAppUrl } = useConfig();
  const signOut = useSignOut();
  const isParent = useSession()?.parent === true;
  const hasBudget = useSourceReadiness("budget") === "ask";
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
      <div data-member={me.id}>
        <SavingLine memberId={me.id} most={3} onGo={onClose} />
      </div>
      <MyStarHistory memberId={me.id} />
      <div className="me-ways">
        <InstallHint />
        <Button
          onClick={() => {
            onClose();
            go("/rewards");
          }}
        >
          <Icon name="star-fill" />
          {t("rewards.title")}
        </Button>
        <Button
          onClick={() => {
            onClose();
            go("/photos");
          }}
        >
          <Icon name="images" />
          {t("photos.title")}
        </Button>
        <Button
          onClick={() => {
            onClose();
            go("/calendar");
          }}
        >
          <Icon name="calendar" />
          {t("calendar.title")}
        </Button>
        {mealsAppUrl === "" ? (
          <Button
            onClick={() => {
              onClose();
              go("/lists/week");
            }}
          >
            <Icon name="basket" />
            {t("meals.title")}
          </Button>
        ) : null}
        {isParent && hasBudget ? (
          <Button
            onClick={() => {
              onClose();
              go("/budget");
            }}
          >
            <Icon name="wallet" />
            {t("budget.title")}
          </Button>
        ) : null}
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
