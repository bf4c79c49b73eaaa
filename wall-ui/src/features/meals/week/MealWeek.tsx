import { useState } from "react";
import { useLocation } from "wouter";
import { useMealPlan } from "#client/features/meals/queries.ts";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays, daysFrom, weekStart } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { Button, IconButton } from "#client/ui/Button.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { isDay } from "#client/features/calendar/views/is-day.ts";
import { usePaging } from "#wall-ui/src/ui/use-paging.ts";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { MealTabs } from "#wall-ui/src/ui/MealTabs.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import { AddMeal } from "./AddMeal.tsx";
import { MealChoices } from "./MealChoices.tsx";
import { MealSlot } from "./MealSlot.tsx";
import { type MealPlace, type MealInWeek, mealPlaceKey } from "./meal-place.ts";
import { useMealDrag } from "./use-meal-drag.ts";
import { usePlanActions } from "./use-plan-actions.ts";
import "#wall-ui/src/ui/drag-and-drop.css";
import "./meal-sheets.css";
import "./meal-week.css";

/** A week of meals: seven days with their four places each; a tap on an empty place fills it. */
export const MealWeek = ({ date }: { date: string | undefined }) => {
  const { t, format } = useWallText();
  const s = useMessages(wallMealMessages);
  const [, go] = useLocation();
  const today = useToday();
  const first = weekStart(isDay(date) ? date : today, format.firstDayOfWeek);
  const days = daysFrom(first, addDays(first, 6));
  const shown = useMealPlan(first, addDays(first, 6));
  const planning = usePlanActions(shown.data);
  const [adding, setAdding] = useState<MealPlace>();
  const [opened, setOpened] = useState<MealInWeek>();
  const [moving, setMoving] = useState<MealInWeek>();
  const { carried, ghost, begin } = useMealDrag(planning.move);
  const overKey = carried?.over && mealPlaceKey(carried.over);
  const turn = (by: 1 | -1) => go(`/meals/week/${addDays(first, 7 * by)}`, { replace: true });
  const paging = usePaging(turn);
  const place = (where: MealPlace) => {
    if (moving === undefined) {
      setAdding(where);
      return;
    }
    if (mealPlaceKey(where) !== mealPlaceKey(moving.place)) planning.move(moving, where);
    setMoving(undefined);
  };
  const isEmpty =
    shown.data !== undefined && Object.values(shown.data.days).every((meals) => meals.length === 0);
  const where = adding && { slot: s(adding.slot), day: format.longDate(adding.date) };
  return (
    <div className="room plan" {...paging}>
      <header className="room-head">
        <h1 aria-live="polite">{format.dayRange(first, addDays(first, 6))}</h1>
        <SourceBadge shown={shown} />
        <MealTabs here="week" />
        <div className="room-turn">
          <IconButton icon="left" label={s("earlier")} onClick={() => turn(-1)} />
          <Button
            disabled={days.includes(today)}
            onClick={() => go("/meals/week", { replace: true })}
          >
            {s("thisWeek")}
          </Button>
          <IconButton icon="right" label={s("later")} onClick={() => turn(1)} />
        </div>
      </header>
      {moving === undefined ? null : (
        <p className="plan-question" role="status">
          <span className="two-lines" dir="auto">
            {s("moveQuestion", { title: moving.meal.title })}
          </span>
          <Button onClick={() => setMoving(undefined)}>{t("action.cancel")}</Button>
        </p>
      )}
      {isEmpty ? <p className="plan-empty">{s("empty")}</p> : null}
      <div className="plan-week" data-carrying={carried !== undefined}>
        <div className="plan-slots" aria-hidden="true">
          <span />
          {mealSlots.map((slot) => (
            <span key={slot}>{s(slot)}</span>
          ))}
        </div>
        {days.map((day) => (
          <section
            key={day}
            className="plan-day"
            aria-label={format.longDate(day)}
            data-today={day === today}
            data-weekend={format.isWeekend(day)}
          >
            <h2 className="plan-name">
              {format.weekday(day)} <b className="figures">{format.dayOfMonth(day)}</b>
            </h2>
            {mealSlots.map((slot) => (
              <MealSlot
                key={slot}
                place={{ date: day, slot }}
                meals={(shown.data?.days[day] ?? []).filter((meal) => meal.slot === slot)}
                isMoving={moving !== undefined}
                isOver={overKey === mealPlaceKey({ date: day, slot })}
                onOpen={setOpened}
                onPlace={place}
                onGrab={begin}
              />
            ))}
          </section>
        ))}
      </div>
      <div className="ghost plan-ghost" ref={ghost} aria-hidden="true">
        {carried === undefined ? null : (
          <span className="meal">
            <DishPicture title={carried.item.meal.title} image={carried.item.meal.image} />
            <span className="two-lines" dir="auto">
              {carried.item.meal.title}
            </span>
          </span>
        )}
      </div>
      <Sheet
        open={where !== undefined}
        title={where === undefined ? "" : s("addTitle", where)}
        closeLabel={t("action.close")}
        onClose={() => setAdding(undefined)}
      >
        <AddMeal
          onDish={(dish) => {
            if (adding !== undefined) planning.add(dish, adding);
            setAdding(undefined);
          }}
        />
      </Sheet>
      <Sheet
        open={opened !== undefined}
        title={opened?.meal.title ?? ""}
        closeLabel={t("action.close")}
        onClose={() => setOpened(undefined)}
      >
        {opened === undefined ? null : (
          <MealChoices
            placed={opened}
            onMove={() => {
              setMoving(opened);
              setOpened(undefined);
            }}
            onRemove={() => {
              planning.remove(opened);
              setOpened(undefined);
            }}
          />
        )}
      </Sheet>
    </div>
  );
};
