import { Icon } from "./icons/Icon.tsx";
import "./star-count.css";

/** A number of stars; `label` says it in words ("14 stars"). The number ticks when it grows. */
export const StarCount = ({ count, label }: { count: number; label: string }) => (
  <span className="stars" role="img" aria-label={label}>
    <Icon name="star-fill" />
    <span className="figures stars-count" key={count}>
      {count}
    </span>
  </span>
);

/** Days in a row; shown from the first one on. */
export const Streak = ({ days, label }: { days: number; label: string }) =>
  days < 1 ? null : (
    <span className="streak" role="img" aria-label={label}>
      <Icon name="flame" />
      <span className="figures">{days}</span>
    </span>
  );
