import { type ComponentProps, type ReactNode, useId } from "react";
import { Text } from "../text/Text.tsx";
import * as styles from "./button.module.css";
import * as fileButtonStyles from "./file-button.module.css";

/** A button that lets somebody choose files of this device; the same file can be chosen again. */
export const FileButton = ({
  kind = "plain",
  disabled = false,
  onFiles,
  children,
  ...rest
}: Pick<ComponentProps<"input">, "accept" | "capture" | "multiple"> & {
  kind?: "primary" | "plain";
  disabled?: boolean;
  /** Gets what was chosen, one file at least. */
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <label
      className={`${styles.button} ${fileButtonStyles.fileButton}`}
      data-part="button file-button"
      data-kind={kind}
      htmlFor={id}
      aria-disabled={disabled}
    >
      {children}
      <Text
        as="input"
        id={id}
        type="file"
        srOnly
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // A browser says nothing where the same file is chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
        {...rest}
      />
    </label>
  );
};
