import { Picture } from "../pictures/Picture.tsx";
import * as styles from "./avatar.module.css";

/** What a face needs to know of a member; `initials` come from the whole roster so that no two look alike. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly avatar?: string | undefined;
}

const radius = 46;
const round = 2 * Math.PI * radius;

/** A member's face with a ring that fills as `done` (0 to 1) grows; without `done` there is no ring. */
export const Avatar = ({ face, done }: { face: Face; done?: number | undefined }) => (
  <span
    className={styles.avatar}
    data-part="avatar"
    data-member={face.id}
    data-letters={face.initials.length}
    aria-hidden="true"
  >
    {done === undefined ? null : (
      <svg className={styles.avatarRing} viewBox="0 0 100 100">
        <circle className={styles.avatarTrack} cx="50" cy="50" r={radius} />
        <circle
          className={styles.avatarFilled}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, Math.max(0, done)))}
          data-empty={done <= 0}
        />
      </svg>
    )}
    <span
      className={styles.avatarFace}
      data-part="avatar-face"
      data-initials={face.initials}
      data-picture={face.avatar !== undefined}
    >
      {face.avatar === undefined ? null : <Picture name={face.avatar} neutral="teddy-bear" />}
    </span>
  </span>
);
