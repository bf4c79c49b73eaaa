import { useState } from "react";
import type { CodePicture } from "#contract/members.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { pictureMessages } from "./picture-messages.ts";
import { picturesOnPad } from "./pictures-on-pad.ts";
import * as styles from "./picture-code.module.css";

const length = 4;

/** Nine pictures, of which four are touched in order: a PIN for those who can't read. It never shows which ones. */
export const PictureCode = ({
  label,
  problem,
  busy,
  onCode,
}: {
  label: string;
  problem: string | undefined;
  busy: boolean;
  onCode: (pictures: CodePicture[]) => void;
}) => {
  const s = useMessages(pictureMessages);
  const [chosen, setChosen] = useState<readonly CodePicture[]>([]);
  const choose = (name: CodePicture) => {
    if (busy) return;
    const next = [...chosen, name];
    setChosen(next.length === length ? [] : next);
    if (next.length === length) onCode(next);
  };
  return (
    <Stack gap={4} align="center" role="group" aria-label={label}>
      <Row
        as="p"
        gap={3}
        className={styles.chosen}
        role="status"
        aria-label={s("chosen", { count: chosen.length })}
      >
        {Array.from({ length }, (_, at) => (
          <span key={at} aria-hidden="true">
            {at < chosen.length ? "●" : "○"}
          </span>
        ))}
      </Row>
      {problem === undefined ? null : (
        <Text as="p" tone="warn" weight="semibold" role="alert">
          {problem}
        </Text>
      )}
      <div className={styles.pad}>
        {picturesOnPad.map((name) => (
          <button key={name} type="button" aria-label={s(name)} onClick={() => choose(name)}>
            <Picture name={name} />
          </button>
        ))}
      </div>
    </Stack>
  );
};
