import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { Upload } from "#contract/uploads.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { uploadPicture } from "#client/features/uploads/upload.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { FileButton } from "#client/ui/buttons/FileButton.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import type { RecipeFormPicture } from "#client/features/recipes/recipe-form.ts";
import * as styles from "./recipes.module.css";
import * as fieldStyles from "#client/ui/form/field.module.css";

/** The chosen file as an address of this page, for as long as it is shown. */
const useAddressOf = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
};

const PictureInput = ({
  disabled,
  onFile,
}: {
  disabled: boolean;
  onFile: (file: File) => void;
}) => {
  const s = useMessages(mealMessages);
  return (
    <div>
      <FileButton
        accept="image/*"
        disabled={disabled}
        onFiles={([file]) => {
          if (file !== undefined) onFile(file);
        }}
      >
        <FeatureIcon name="camera" />
        {s("pictureChoose")}
      </FileButton>
    </div>
  );
};

/** A recipe's picture, from the camera or the gallery; it is sent as soon as it is chosen. */
export const RecipePictureField = ({
  before,
  picture,
  onPicture,
  onSending,
}: {
  /** The address of the picture that the recipe has. */
  before: string | undefined;
  picture: RecipeFormPicture;
  onPicture: (picture: RecipeFormPicture) => void;
  /** Whether a picture is on its way, so that nothing is saved without it. */
  onSending: (isSending: boolean) => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const id = useId();
  const [file, setFile] = useState<File>();
  const chosen = useAddressOf(file);
  const upload = useMutation<Upload, ApiError, File>({
    mutationFn: uploadPicture,
    onMutate: () => onSending(true),
    onSettled: () => onSending(false),
    onSuccess: ({ uploadId }) => onPicture(uploadId),
    onError: () => setFile(undefined),
  });
  const shown = picture === null ? undefined : (chosen ?? before);
  return (
    <div className={fieldStyles.field} data-part="field" role="group" aria-labelledby={id}>
      <span id={id} className={fieldStyles.fieldLabel}>
        {s("picture")}
      </span>
      <PictureInput
        disabled={upload.isPending}
        onFile={(next) => {
          setFile(next);
          upload.mutate(next);
        }}
      />
      {shown === undefined ? null : <img className={styles.recipeImage} src={shown} alt="" />}
      {upload.isPending ? (
        <Notice kind="hint" role="status">
          {s("pictureSending")}
        </Notice>
      ) : null}
      {upload.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, upload.error)}
        </Notice>
      )}
      {shown === undefined || upload.isPending ? null : (
        <Button
          onClick={() => {
            setFile(undefined);
            onPicture(null);
          }}
        >
          {s("pictureAway")}
        </Button>
      )}
    </div>
  );
};
