import type { ComponentProps } from "react";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import * as styles from "./trash-button.module.css";

/** A round button that takes something away; `label` says what. */
export const TrashButton = ({
  label,
  onClick,
}: { label: string } & Required<Pick<ComponentProps<"button">, "onClick">>) => (
  <button type="button" className={styles.trashButton} aria-label={label} onClick={onClick}>
    <FeatureIcon name="trash" />
  </button>
);
