import { useConfig } from "#client/context/config.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useSleepNow } from "./use-sleep-now.ts";

/** The dock's way to a dark kitchen; there is none before set-up is done. */
export const SleepButton = () => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  const sleep = useSleepNow();
  if (!known || !setupDone) return null;
  return (
    <button type="button" data-part="dock-gear" aria-label={t("nav.sleep")} onClick={sleep}>
      <Icon name="moon" />
    </button>
  );
};
