import type { ComponentProps } from "react";
import { Icon } from "./icons/Icon.tsx";
import type { IconName } from "./icons/icons.ts";
import "./button.css";

type Native = Omit<ComponentProps<"button">, "type" | "className">;

/** A button of words; `primary` is the one thing to do on a screen. */
export const Button = ({
  kind = "plain",
  ...rest
}: Native & { kind?: "primary" | "plain" | "quiet" }) => (
  <button type="button" className="button" data-kind={kind} {...rest} />
);

/** A round button of one icon; `label` is its name for those who can't see it. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: Native & { icon: IconName; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
