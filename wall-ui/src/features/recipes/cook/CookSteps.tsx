import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { Recipe } from "#contract/recipes.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Progress } from "#client/ui/charts/Progress.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { usePaging } from "#wall-ui/src/ui/use-paging.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { CookIngredients } from "./CookIngredients.tsx";
import { ingredientsInStep } from "./ingredients-in-step.ts";
import { NewTimer } from "./NewTimer.tsx";
import { useCookProgress } from "./cook-progress.ts";
import { StepTimers } from "./StepTimers.tsx";
import * as styles from "./cook.module.css";

/** More lines than these are read better in small letters. */
const mostLines = 9;

const wordy = (text: string) => (text.length > 420 ? "very" : text.length > 160 ? "rather" : "not");

const CookTurn = ({
  isFirst,
  isLast,
  onTurn,
  onDone,
}: {
  isFirst: boolean;
  isLast: boolean;
  onTurn: (by: 1 | -1) => void;
  onDone: () => void;
}) => {
  const s = useMessages(cookMessages);
  return (
    <footer className={styles.cookTurn}>
      <button type="button" disabled={isFirst} onClick={() => onTurn(-1)}>
        <Icon name="left" />
        <span>{s("previous")}</span>
      </button>
      <button type="button" data-kind="primary" onClick={isLast ? onDone : () => onTurn(1)}>
        <span>{isLast ? s("done") : s("next")}</span>
        <Icon name={isLast ? "check" : "right"} />
      </button>
    </footer>
  );
};

/** A recipe being cooked: getting ready, the steps one after the other, and the end of it. Arrow keys and swipes turn the page. */
export const CookSteps = ({ recipe, badge }: { recipe: Recipe; badge: ReactNode }) => {
  const s = useMessages(cookMessages);
  const [, go] = useLocation();
  const { id, title, ingredients, steps } = recipe;
  const total = steps.length;
  const { ticked, tick, finish, ...progress } = useCookProgress(id);
  const step = Math.min(Math.max(0, progress.step), total);
  const text = steps[step - 1];
  const named =
    text === undefined ? ingredients.map((_, at) => at) : ingredientsInStep(ingredients, text);
  const leave = () => go(`/meals/recipes/${encodeURIComponent(id)}`);
  const done = () => {
    finish();
    leave();
  };
  const turn = (by: 1 | -1) => {
    const next = step + by;
    if (next >= 0 && next <= total) progress.goTo(next);
  };
  const paging = usePaging(turn);
  return (
    <div className={styles.cook} {...paging}>
      <Row as="header" wrap className={styles.cookHead}>
        <IconButton icon="close" label={s("leave")} onClick={leave} />
        <div className={styles.cookWhere}>
          <Text as="h1" dir="auto" clamp>
            {title}
          </Text>
          <p aria-live="polite">{step === 0 ? s("ready") : s("progress", { step, total })}</p>
        </div>
        {badge}
        <NewTimer recipeId={id} title={title} />
        <Progress value={step} max={total} label={title} />
      </Row>
      <div
        className={styles.cookPage}
        key={step}
        data-part="fit-box"
        data-ready={text === undefined}
      >
        {text === undefined ? null : (
          <div className={styles.cookStep}>
            <FitText as="p" lines={mostLines} data-wordy={wordy(text)}>
              {text}
            </FitText>
            <StepTimers recipeId={id} title={title} text={text} />
          </div>
        )}
        <CookIngredients
          ingredients={ingredients}
          named={named}
          ticked={ticked}
          isReady={text === undefined}
          onTick={tick}
        />
      </div>
      <CookTurn isFirst={step === 0} isLast={step === total} onTurn={turn} onDone={done} />
    </div>
  );
};
