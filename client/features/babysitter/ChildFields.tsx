import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import type { CardDraft } from "./card-draft.ts";
import * as styles from "./card-editor.module.css";

type Child = CardDraft["children"][number];

const first = "17:00";
const usual = "19:00";
const last = "23:45";

/** A child's bedtime in quarters of an hour, none before five, and what the child must not get. */
export const ChildFields = ({
  name,
  child,
  onChild,
}: {
  name: string;
  child: Child;
  onChild: (child: Child) => void;
}) => {
  const s = useMessages(babysitterMessages);
  const { timeOfDay } = useI18n();
  const { bedtime } = child;
  const to = (next: string) => () => onChild({ ...child, bedtime: next });
  return (
    <Stack gap={3} className={styles.childFields} data-member={child.memberId}>
      <Stepper
        label={s("bedtimeOf", { name })}
        shown={bedtime === "" ? s("noBedtime") : timeOfDay(bedtime)}
        lessLabel={s("bedtimeEarlier", { name })}
        moreLabel={s("bedtimeLater", { name })}
        onLess={
          bedtime === "" ? undefined : to(bedtime <= first ? "" : addMinutesToTime(bedtime, -15))
        }
        onMore={
          bedtime >= last ? undefined : to(bedtime === "" ? usual : addMinutesToTime(bedtime, 15))
        }
      />
      <TextField
        label={s("allergiesOf", { name })}
        maxLength={500}
        value={child.allergies}
        onValue={(allergies) => onChild({ ...child, allergies })}
      />
    </Stack>
  );
};
