import { Link } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FaceTile } from "./FaceTile.tsx";
import * as styles from "./person-face.module.css";

/** What nobody owns, as a tile beside the faces with how much of it is open; a tap leads to it. */
export const AnyoneFace = ({
  open,
  lies,
  isCounted = false,
}: {
  open: number;
  lies: boolean;
  isCounted?: boolean;
}) => {
  const { t } = useI18n();
  return (
    <FaceTile
      as={Link}
      href="/chores"
      name={t("chores.anyone")}
      lies={lies}
      isCounted={isCounted}
      left={open}
      data-anyone
      face={
        <span className={styles.faceOfAnyone} aria-hidden="true">
          <Icon name="people" />
        </span>
      }
    />
  );
};
