import type { Slot } from "#contract/meals.ts";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays, daysBetween, daysFrom } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import * as styles from "./meals.module.css";

/** Which meal of a day. */
export const SlotPicker = ({ slot, onSlot }: { slot: Slot; onSlot: (slot: Slot) => void }) => {
  const s = useMessages(mealMessages);
  return (
    <Choices
      label={s("slot")}
      value={slot}
      choices={mealSlots.map((value) => ({ value, label: s(`slot.${value}`) }))}
      onChoose={onSlot}
    />
  );
};

/** Which of the two weeks from today, and which meal; a day further away is there too when it is the chosen one. */
export const PlanSlotPicker = ({
  day,
  slot,
  onDay,
  onSlot,
}: {
  day: string;
  slot: Slot;
  onDay: (day: string) => void;
  onSlot: (slot: Slot) => void;
}) => {
  const s = useMessages(mealMessages);
  const { dayShort, dateShort, relativeDay } = useI18n();
  const today = useToday();
  const near = daysFrom(today, addDays(today, 13));
  const days = near.includes(day) ? near : [day, ...near];
  return (
    <>
      <div className={styles.placeDays}>
        <Choices
          label={s("onDay")}
          value={day}
          choices={days.map((value) => {
            const away = daysBetween(today, value);
            const isNear = away === 0 || away === 1;
            return {
              value,
              label: isNear ? relativeDay(away) : dayShort(value),
              detail: dateShort(value),
            };
          })}
          onChoose={onDay}
        />
      </div>
      <SlotPicker slot={slot} onSlot={onSlot} />
    </>
  );
};
