import { useI18n } from "../../i18n/use-i18n.ts";
import { readAloud } from "../effects/read-aloud.ts";
import { Icon } from "../icons/Icon.tsx";
import { Button } from "./Button.tsx";

/** A button that reads words aloud, in the app's language. */
export const HearButton = ({
  words,
  label,
  kind,
}: {
  words: string;
  label: string;
  kind?: "primary";
}) => {
  const { locale } = useI18n();
  return (
    <Button kind={kind} onClick={() => readAloud(words, locale)}>
      <Icon name="speaker" />
      {label}
    </Button>
  );
};
