import type { FunctionComponent, SVGProps } from "react";
import { keepTrying } from "../../platform/keep-trying.ts";
import { createLazyValue, useLazyValue } from "../../platform/lazy-value.ts";
import { icons, type IconName } from "./icons.ts";
import type { lateIcons } from "./late-icons.ts";
import * as styles from "./icon.module.css";

type Drawing = FunctionComponent<SVGProps<SVGSVGElement>>;
type LateName = keyof typeof lateIcons;

const late = createLazyValue(
  async () => (await keepTrying(() => import("./late-icons.ts"))).lateIcons,
);

/** Fetches the icons that no first picture shows. */
export const loadLateIcons = late.load;

const first: Partial<Record<IconName, Drawing>> = { ...icons };

/** Has icons drawn at once that this app's first picture shows, and the other one's doesn't. */
export const drawAtOnce = (ofApp: Readonly<Partial<Record<LateName, Drawing>>>): void =>
  void Object.assign(first, ofApp);

/** Keeps an icon's place until its drawing is here. */
const Nothing = (look: SVGProps<SVGSVGElement>) => <svg viewBox="0 0 256 256" {...look} />;

interface Look {
  readonly drawing: Drawing;
  readonly label: string | undefined;
}

const Drawn = ({ drawing: Drawing, label }: Look) =>
  label === undefined ? (
    <Drawing className={styles.icon} data-part="icon" aria-hidden="true" />
  ) : (
    <Drawing className={styles.icon} data-part="icon" role="img" aria-label={label} />
  );

const LateIcon = ({ name, label }: { name: IconName; label: string | undefined }) => {
  const drawings: Partial<Record<IconName, Drawing>> | undefined = useLazyValue(late, true);
  return <Drawn drawing={drawings?.[name] ?? Nothing} label={label} />;
};

/** An interface icon as large as the text around it; decoration unless it has a label. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => {
  const drawing = first[name];
  return drawing === undefined ? (
    <LateIcon name={name} label={label} />
  ) : (
    <Drawn drawing={drawing} label={label} />
  );
};
