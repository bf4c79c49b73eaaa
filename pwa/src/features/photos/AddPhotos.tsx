import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FileButton } from "#client/ui/buttons/FileButton.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { photoUploadsOf } from "./photo-uploads-of.ts";
import * as styles from "./photos.module.css";

const Way = ({ from, words }: { from: "gallery" | "camera"; words: string }) => {
  const queue = useMutationQueue();
  return (
    <FileButton
      kind={from === "gallery" ? "primary" : "plain"}
      accept="image/*"
      {...(from === "camera" ? { capture: "environment" } : { multiple: true })}
      onFiles={(pictures) => photoUploadsOf(queue).send(pictures)}
    >
      {from === "gallery" ? <Icon name="images" /> : <FeatureIcon name="camera" />}
      {words}
    </FileButton>
  );
};

/** Adds several photos of the phone to the family's, or one that is taken now. */
export const AddPhotos = () => {
  const s = useMessages(photoMessages);
  return (
    <Row gap={3} wrap align="stretch" className={styles.photoWays}>
      <Way from="gallery" words={s("choose")} />
      <Way from="camera" words={s("camera")} />
    </Row>
  );
};
