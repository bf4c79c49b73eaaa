import type { DraftPicture } from "#client/features/journal/writing/entry-draft.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { usePictureUrls } from "./use-picture-urls.ts";
import * as styles from "./journal.module.css";

const ways = [
  { name: "camera", several: false },
  { name: "gallery", several: true },
] as const;

/** An entry's pictures: those that are in it, and the ways to more. */
export const PictureStrip = ({
  pictures,
  isPreparing,
  onFiles,
  onRemove,
}: {
  pictures: readonly DraftPicture[];
  isPreparing: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}) => {
  const s = useMessages(journalMessages);
  const addresses = usePictureUrls(pictures.map(({ picture }) => picture));
  return (
    <Stack gap={3} role="group" aria-label={s("photos")}>
      <div className={styles.pictureWays}>
        {ways.map(({ name, several }) => (
          <Stack as="label" gap={1} align="center" justify="center" key={name}>
            <FeatureIcon name={name} />
            {s(name)}
            <Text
              as="input"
              type="file"
              accept="image/*"
              srOnly
              {...(several ? { multiple: true } : { capture: "environment" as const })}
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                // The same picture may be chosen again.
                target.value = "";
              }}
            />
          </Stack>
        ))}
      </div>
      {pictures.length === 0 ? null : (
        <ul className={styles.newPictures} data-testid="new-pictures">
          {pictures.map(({ id }, at) => (
            <li key={id}>
              {addresses[at] === undefined ? null : <img src={addresses[at]} alt="" />}
              <button
                type="button"
                aria-label={s("pictureAway", { at: at + 1 })}
                onClick={() => onRemove(id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isPreparing ? (
        <Notice kind="hint" role="status">
          {s("preparing")}
        </Notice>
      ) : null}
    </Stack>
  );
};
