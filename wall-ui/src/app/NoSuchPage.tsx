import { useLocation } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as pageStyles from "../ui/page.module.css";

/** Says of an address that it leads nowhere, and the way Home. */
export const NoSuchPage = () => {
  const { t } = useI18n();
  const [address] = useLocation();
  return (
    <div className={pageStyles.room}>
      <EmptyState picture="key" title={t("wall.noSuchPage", { address })} />
      <Row justify="center">
        <ButtonLink kind="primary" href="/" replace>
          {t("home.title")}
        </ButtonLink>
      </Row>
    </div>
  );
};
