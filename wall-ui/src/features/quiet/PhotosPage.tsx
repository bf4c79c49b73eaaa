import { useI18n } from "#client/i18n/use-i18n.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as pageStyles from "../../ui/page.module.css";

/** Says where the house's photos are seen and how more come, and shows them now. */
export const PhotosPage = () => {
  const { t } = useI18n();
  return (
    <div className={pageStyles.room}>
      <EmptyState
        picture="framed-picture"
        title={t("wall.photosAtRest")}
        hint={t("wall.photosByPhone")}
      />
      <Row justify="center">
        <ButtonLink kind="primary" href="/screensaver">
          {t("wall.showPhotos")}
        </ButtonLink>
      </Row>
    </div>
  );
};
