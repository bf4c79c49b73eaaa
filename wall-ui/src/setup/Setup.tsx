import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { SetupState } from "#contract/setup.ts";
import { useConfig } from "#client/context/config.ts";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SetupCodeForm } from "./SetupCodeForm.tsx";
import { ParentPinForm } from "../features/access/ParentPinForm.tsx";
import { type SetupStep, setupStepOf } from "./setup-steps.ts";
import { useLeaveSetup } from "./use-leave-setup.ts";
import { BackupStep } from "./steps/BackupStep.tsx";
import { CalendarStep } from "./steps/CalendarStep.tsx";
import { FamilyStep } from "./steps/FamilyStep.tsx";
import { LanguageStep } from "./steps/LanguageStep.tsx";
import { PhonesStep } from "./steps/PhonesStep.tsx";
import { PinStep } from "./steps/PinStep.tsx";
import { PlaceStep } from "./steps/PlaceStep.tsx";
import * as styles from "./setup.module.css";

const ParentFirst = () => {
  const s = useMessages(setupMessages);
  const { mutate, error, isPending } = useUnlock("settings");
  return (
    <div className={styles.setupGate}>
      <ParentPinForm lead={s("unlock.lead")} error={error} busy={isPending} onPin={mutate} />
    </div>
  );
};

/** Set-up is over for whoever comes late. */
const Leave = () => {
  const leave = useEffectEvent(useLeaveSetup());
  useEffect(() => leave(), []);
  return null;
};

const Whole = ({ isWaiting, children }: { isWaiting?: boolean; children: ReactNode }) => (
  <main className={styles.setup} id="screen" tabIndex={-1} aria-busy={isWaiting}>
    {children}
  </main>
);

const StepView = ({ step, state }: { step: SetupStep; state: SetupState }) => {
  const [phoneUrl] = state.phoneUrls;
  switch (step) {
    case "language":
      return <LanguageStep code={state.code} url={phoneUrl?.replace(/\/m\/?$/, "/setup")} />;
    case "family":
      return <FamilyStep isSample={state.sampleRoster} />;
    case "pin":
      return <PinStep />;
    case "place":
      return <PlaceStep />;
    case "calendar":
      return <CalendarStep phoneUrl={phoneUrl} />;
    case "phones":
      return <PhonesStep urls={state.phoneUrls} />;
  }
};

/** The first evening: six questions, one at a time. */
export const Setup = ({ name }: { name: string | undefined }) => {
  const { t } = useI18n();
  const leave = useLeaveSetup();
  const { data: state, ...shown } = useSetup();
  const { known, setupDone } = useConfig();
  const isUnlocked = useUnlocked("settings");
  const step = setupStepOf(name);

  // Until the house has said so, set-up only counts as done.
  if (state === undefined || !known)
    return (
      <Whole isWaiting={shown.source === "loading"}>
        {shown.source === "failed" ? (
          <EmptyState picture="key" title={errorText(t, shown.error)} />
        ) : null}
      </Whole>
    );
  // Between the PIN and the unlock that follows it the browser is neither.
  if (setupDone && step !== "pin" && !isUnlocked)
    return name === undefined || name === "backup" ? (
      <Leave />
    ) : (
      <Whole>
        <ParentFirst />
      </Whole>
    );
  if (!setupDone && !state.allowed)
    return (
      <Whole>
        <SetupCodeForm onLeave={leave} />
      </Whole>
    );
  return (
    <Whole key={name === "backup" ? name : step}>
      {name === "backup" ? (
        // The machine's own window shows the code, and has no files.
        <BackupStep canChooseFiles={state.code === null} />
      ) : (
        <StepView step={step} state={state} />
      )}
    </Whole>
  );
};
