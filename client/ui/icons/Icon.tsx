import { icons, type IconName } from "./icons.ts";
import "./icon.css";

/** An interface icon as large as the text around it; decoration unless it has a label. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => {
  const Drawing = icons[name];
  return label === undefined ? (
    <Drawing className="icon" aria-hidden="true" />
  ) : (
    <Drawing className="icon" role="img" aria-label={label} />
  );
};
