import { useI18n } from "#client/i18n/use-i18n.ts";
import { MessagePage } from "../../ui/MessagePage.tsx";

/** Says where the house's photos are seen and how more come, and shows them now. */
export const PhotosPage = () => {
  const { t } = useI18n();
  return (
    <MessagePage
      picture="framed-picture"
      title={t("wall.photosAtRest")}
      hint={t("wall.photosByPhone")}
      to={{ href: "/screensaver", label: t("wall.showPhotos") }}
    />
  );
};
