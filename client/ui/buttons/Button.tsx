import type { ComponentProps } from "react";
import * as styles from "./button.module.css";

/** A button of words; `primary` is the one thing to do on a screen. It submits its form with `type="submit"`, and rests while `busy`. */
export const Button = ({
  kind = "plain",
  type = "button",
  busy,
  disabled,
  ...rest
}: Omit<ComponentProps<"button">, "className" | "aria-busy"> & {
  kind?: "primary" | "plain" | "quiet" | undefined;
  type?: "button" | "submit";
  /** What it started goes on; a second press would start it again. */
  busy?: boolean;
}) => (
  <button
    type={type}
    className={styles.button}
    data-part="button"
    data-kind={kind}
    aria-busy={busy}
    disabled={disabled === true || busy === true}
    {...rest}
  />
);
