import { Row } from "../layout/Row.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useMemberColors } from "../theme/use-member-colors.ts";
import { languages } from "../../i18n/language.ts";
import { ButtonSpecimens } from "./ButtonSpecimens.tsx";
import { FigureSpecimens } from "./FigureSpecimens.tsx";
import { FormSpecimens } from "./FormSpecimens.tsx";
import {
  galleryDirections,
  type GalleryLook,
  galleryQuery,
  galleryThemes,
} from "./gallery-look.ts";
import { LayoutSpecimens } from "./LayoutSpecimens.tsx";
import { OverlaySpecimens } from "./OverlaySpecimens.tsx";
import { specimenFamily } from "./specimen-family.ts";
import { TextSpecimens } from "./TextSpecimens.tsx";
import * as segmentsStyles from "../buttons/segments.module.css";
import * as styles from "./gallery.module.css";

const LookChoice = <K extends keyof GalleryLook>({
  look,
  of,
  choices,
}: {
  look: GalleryLook;
  of: K;
  choices: readonly GalleryLook[K][];
}) => (
  <nav className={segmentsStyles.segments} data-part="segments" aria-label={of}>
    {choices.map((choice) => (
      <a
        key={choice}
        href={galleryQuery({ ...look, [of]: choice })}
        {...(choice === look[of] ? { "aria-current": "page" as const } : {})}
      >
        {choice}
      </a>
    ))}
  </nav>
);

/** Every component of `client/ui` in its states. */
export const Gallery = ({ look }: { look: GalleryLook }) => {
  useMemberColors(specimenFamily);
  return (
    <Stack as="main" gap={6} className={styles.gallery}>
      <Row as="header" gap={4} wrap justify="between">
        <Text as="h1" size="head">
          Gallery
        </Text>
        <Row gap={3} wrap>
          <LookChoice look={look} of="theme" choices={galleryThemes} />
          <LookChoice look={look} of="language" choices={languages} />
          <LookChoice look={look} of="direction" choices={galleryDirections} />
        </Row>
      </Row>
      <div className={styles.gallerySpecimens}>
        <LayoutSpecimens />
        <TextSpecimens />
        <ButtonSpecimens />
        <FormSpecimens />
        <FigureSpecimens />
        <OverlaySpecimens />
      </div>
    </Stack>
  );
};
