import { useHouse } from "#client/context/app-context.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { photoSending } from "./photo-uploader.ts";

const Way = ({ from, words }: { from: "gallery" | "camera"; words: string }) => {
  const house = useHouse();
  return (
    <label className="button" data-kind={from === "gallery" ? "primary" : "plain"}>
      {from === "gallery" ? <Icon name="images" /> : <RoomIcon name="camera" />}
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
          if (pictures.length > 0) photoSending.send(house, pictures);
        }}
      />
    </label>
  );
};

/** Puts several photos of the phone among the house's, or one that is taken now. */
export const AddPhotos = () => {
  const s = useWordsOf(photoWords);
  return (
    <div className="photo-ways">
      <Way from="gallery" words={s("choose")} />
      <Way from="camera" words={s("camera")} />
    </div>
  );
};
