import { useId } from "react";
import { Icon } from "../icons/Icon.tsx";
import "./form.css";

/** A value between two large buttons; a side without a next value is closed. */
export const Stepper = ({
  label,
  hint,
  shown,
  lessLabel,
  moreLabel,
  onLess,
  onMore,
}: {
  label: string;
  hint?: string;
  shown: string;
  lessLabel: string;
  moreLabel: string;
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
}) => {
  const id = useId();
  return (
    <div className="setting" role="group" aria-labelledby={id}>
      <span className="setting-words">
        <b id={id}>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      <span className="stepper">
        <button
          type="button"
          aria-label={lessLabel}
          disabled={onLess === undefined}
          onClick={onLess}
        >
          <Icon name="minus" />
        </button>
        <output className="figures">{shown}</output>
        <button
          type="button"
          aria-label={moreLabel}
          disabled={onMore === undefined}
          onClick={onMore}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
};
