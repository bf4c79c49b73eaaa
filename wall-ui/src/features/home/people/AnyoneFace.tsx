import { useRef } from "react";
import { Link } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import * as styles from "./person-face.module.css";

/** What nobody owns, as a tile beside the faces with how much of it is open; a tap leads to it. */
export const AnyoneFace = ({ open, lies }: { open: number; lies: boolean }) => {
  const { t } = useI18n();
  const box = useRef<HTMLAnchorElement>(null);
  useFit(box, {
    last: 1,
    apply: (face, step) => {
      face.dataset["shows"] = step === 0 ? "left" : "name";
    },
  });
  return (
    <Link
      ref={box}
      href="/chores"
      className={styles.face}
      data-part="face-tile"
      data-lies={lies}
      data-anyone
    >
      <span className={styles.faceRing} aria-hidden="true">
        <Icon name="people" />
      </span>
      <span className={styles.faceWords}>
        <FitText isName lines={1} className={styles.faceName}>
          {t("chores.anyone")}
        </FitText>
        <span className={styles.faceFacts}>
          <span className={styles.faceLeft}>{t("chores.left", { count: open })}</span>
        </span>
      </span>
    </Link>
  );
};
