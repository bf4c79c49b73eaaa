import type { FunctionComponent, SVGProps } from "react";
import { keepTrying } from "../../platform/keep-trying.ts";
import { createLazyValue, useLazyValue } from "../../platform/lazy-value.ts";
import { icons, type IconName } from "./icons.ts";
import * as styles from "./icon.module.css";

type FirstName = keyof typeof icons;
type LateName = Exclude<IconName, FirstName>;

const late = createLazyValue(
  async () => (await keepTrying(() => import("./late-icons.ts"))).lateIcons,
);

/** Fetches the icons that no first picture shows. */
export const loadLateIcons = late.load;

const isFirst = (name: IconName): name is FirstName => name in icons;

/** Keeps an icon's place until its drawing is here. */
const Nothing = (look: SVGProps<SVGSVGElement>) => <svg viewBox="0 0 256 256" {...look} />;

interface Look {
  readonly drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  readonly label: string | undefined;
}

const Drawn = ({ drawing: Drawing, label }: Look) =>
  label === undefined ? (
    <Drawing className={styles.icon} data-part="icon" aria-hidden="true" />
  ) : (
    <Drawing className={styles.icon} data-part="icon" role="img" aria-label={label} />
  );

const LateIcon = ({ name, label }: { name: LateName; label: string | undefined }) => (
  <Drawn drawing={useLazyValue(late, true)?.[name] ?? Nothing} label={label} />
);

/** An interface icon as large as the text around it; decoration unless it has a label. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) =>
  isFirst(name) ? (
    <Drawn drawing={icons[name]} label={label} />
  ) : (
    <LateIcon name={name} label={label} />
  );
