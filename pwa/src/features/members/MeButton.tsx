import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import { type FamilyMember, useMe } from "#client/context/family.ts";
import * as styles from "./me-button.module.css";

/** Comes with the first tap, or with what is fetched ahead. */
export const loadMeSheet = async () => (await import("./MeSheet.tsx")).MeSheet;
const MeSheet = lazyPart(loadMeSheet);

const Mine = ({ me }: { me: FamilyMember }) => {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState<boolean>();
  const { share } = useMemberDay(me.id);
  return (
    <>
      <button
        type="button"
        className={styles.meButton}
        data-testid="me-button"
        data-face={me.id}
        aria-label={`${me.name}, ${t("phone.account")}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Avatar face={me} done={share} />
      </button>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <MeSheet me={me} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Whose phone this is, with the day's ring; opens what is theirs. For somebody who just looks: the way to sign in. */
export const MeButton = () => {
  const { t } = useI18n();
  const [, go] = useLocation();
  const me = useMe();
  if (me !== undefined) return <Mine me={me} />;
  return (
    <button
      type="button"
      className={styles.meButton}
      data-testid="me-button"
      onClick={() => go("/sign-in")}
    >
      <Icon name="person" label={t("signIn.in")} />
    </button>
  );
};
