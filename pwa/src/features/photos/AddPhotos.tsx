import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { photoUploader } from "./photo-uploader.ts";

const Way = ({ from, words }: { from: "gallery" | "camera"; words: string }) => {
  const queue = useMutationQueue();
  return (
    <label className="button" data-kind={from === "gallery" ? "primary" : "plain"}>
      {from === "gallery" ? <Icon name="images" /> : <FeatureIcon name="camera" />}
      {words}
      <input
        type="file"
        className="photo-input"
        accept="image/*"
        {...(from === "camera" ? { capture: "environment" as const } : { multiple: true })}
        onChange={({ target }) => {
          const pictures = [...(target.files ?? [])];
          // The same ones can be chosen again.
          target.value = "";
          if (pictures.length > 0) photoUploader.send(queue, pictures);
        }}
      />
    </label>
  );
};

/** Adds several photos of the phone to the family's, or one that is taken now. */
export const AddPhotos = () => {
  const s = useMessages(photoMessages);
  return (
    <div className="photo-ways">
      <Way from="gallery" words={s("choose")} />
      <Way from="camera" words={s("camera")} />
    </div>
  );
};
