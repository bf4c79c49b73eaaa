import { useState } from "react";
import { useLocation } from "wouter";
import { apiErrorOf } from "#client/api/api-error.ts";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { setMemberPin } from "#client/features/access/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { pinMessages } from "#client/features/access/messages.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useFamily } from "#client/context/family.ts";
import { LargeMemberPicker } from "../../features/members/LargeMemberPicker.tsx";
import { NewPin } from "#client/features/access/NewPin.tsx";
import { StepFrame } from "../StepFrame.tsx";
import * as styles from "../setup.module.css";

/** The first parent's PIN. It closes set-up for everybody else, and unlocks this browser for what is left to do. */
export const PinStep = () => {
  const s = useMessages(setupMessages);
  const p = useMessages(pinMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const parents = useFamily().filter(({ parent }) => parent);
  const [chosen, choose] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const setPin = useMutate(setMemberPin);
  const unlock = useUnlock("settings");
  const settled = parents.find(({ hasPin }) => hasPin);
  const parent =
    parents.find(({ id }) => id === chosen) ?? (parents.length === 1 ? parents[0] : undefined);

  const keep = async (memberId: string, pin: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await setPin.mutateAsync({ params: { id: memberId }, body: { pin } });
      await unlock.mutateAsync({ memberId, pin });
      go("/setup/place");
    } catch (error) {
      setProblem(errorText(t, apiErrorOf(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <StepFrame
      step="pin"
      title={s("pin.title")}
      lead={s("pin.lead")}
      next={
        settled === undefined || isBusy
          ? undefined
          : { words: s("next"), onNext: () => go("/setup/place") }
      }
    >
      {settled !== undefined && !isBusy ? (
        <Row as="p" gap={4} wrap className={styles.stepDone} data-member={settled.id}>
          <Avatar face={settled} />
          <Icon name="check" />
          {p("done", { name: settled.name })}
        </Row>
      ) : parent === undefined ? (
        <LargeMemberPicker title={s("pin.who")} faces={parents} onPick={choose} />
      ) : (
        <NewPin
          key={parent.id}
          face={parent}
          problem={problem}
          busy={isBusy}
          onPin={(pin) => void keep(parent.id, pin)}
        />
      )}
    </StepFrame>
  );
};
