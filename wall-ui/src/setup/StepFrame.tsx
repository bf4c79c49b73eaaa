import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { setupPictures } from "#client/features/setup/step-pictures.ts";
import { type SetupStep, neighbourStep, setupSteps } from "./setup-steps.ts";
import * as styles from "./step-frame.module.css";

/** How far the set-up has come. */
const StepDots = ({ step }: { step: SetupStep }) => {
  const s = useMessages(setupMessages);
  return (
    <Row
      as="ol"
      gap={3}
      align="stretch"
      justify="center"
      className={styles.stepDots}
      aria-label={s("progress", {
        step: setupSteps.indexOf(step) + 1,
        total: setupSteps.length,
      })}
    >
      {setupSteps.map((one) => (
        <li key={one} {...(one === step ? { "aria-current": "step" as const } : {})} />
      ))}
    </Row>
  );
};

/** One step: what it is about on one side, the question on the other, the way back and on below. */
export const StepFrame = ({
  step,
  title,
  lead,
  children,
  next,
  quiet,
}: {
  step: SetupStep;
  title: string;
  lead: string;
  children: ReactNode;
  /** The one thing to do; without it the step goes on by itself. */
  next?: { words: string; isClosed?: boolean; onNext: () => void } | undefined;
  /** The way around this step. */
  quiet?: { words: string; onQuiet: () => void } | undefined;
}) => {
  const s = useMessages(setupMessages);
  const [, go] = useLocation();
  const before = neighbourStep(step, -1);
  const Drawing = setupPictures[step];
  return (
    <div className={styles.step} data-testid="step" data-step={step}>
      <Stack as="header" gap={3} align="start" justify="center" className={styles.stepIntro}>
        <Drawing className={styles.stepPicture} aria-hidden="true" />
        <h1>{title}</h1>
        <p>{lead}</p>
      </Stack>
      <Stack as="section" gap={4} justify="start" className={styles.stepBody} aria-label={title}>
        {children}
      </Stack>
      <Row as="footer" gap={2} wrap className={styles.stepWays}>
        {before === undefined ? null : (
          <Button kind="quiet" onClick={() => go(`/setup/${before}`)}>
            {s("back")}
          </Button>
        )}
        <StepDots step={step} />
        {quiet === undefined ? null : (
          <Button kind="quiet" onClick={quiet.onQuiet}>
            {quiet.words}
          </Button>
        )}
        {next === undefined ? null : (
          <Button kind="primary" disabled={next.isClosed === true} onClick={next.onNext}>
            {next.words}
          </Button>
        )}
      </Row>
    </div>
  );
};
