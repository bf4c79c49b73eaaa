import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { setupPictures } from "#client/features/setup/step-pictures.ts";
import { type SetupStep, neighbourStep, setupSteps } from "./setup-steps.ts";
import "./step-frame.css";

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
    <div className="step" data-step={step}>
      <header className="step-intro">
        <Drawing className="step-picture" aria-hidden="true" />
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <section className="step-body" aria-label={title}>
        {children}
      </section>
      <footer className="step-ways">
        {before === undefined ? null : (
          <Button kind="quiet" onClick={() => go(`/setup/${before}`)}>
            {s("back")}
          </Button>
        )}
        <ol
          className="step-dots"
          aria-label={s("progress", {
            step: setupSteps.indexOf(step) + 1,
            total: setupSteps.length,
          })}
        >
          {setupSteps.map((one) => (
            <li key={one} {...(one === step ? { "aria-current": "step" as const } : {})} />
          ))}
        </ol>
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
      </footer>
    </div>
  );
};
