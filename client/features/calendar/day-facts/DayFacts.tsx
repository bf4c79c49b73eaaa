import { useRef } from "react";
import { useFit } from "../../../ui/layout/use-fit.ts";
import { Picture } from "../../../ui/pictures/Picture.tsx";
import { HyphenatedText } from "../../../ui/text/HyphenatedText.tsx";
import { type DayFactsOfDay, useDayFacts } from "./use-day-facts.ts";
import * as styles from "./day-facts.module.css";

/** What stands for a holiday whose name has no room. */
const holidayPictures = { public: "party-popper", school: "luggage" } as const;

/** Days are narrow: a bin's name of so many letters is parted, and words of holidays' names, which have a line to themselves. */
const fewestLetters = { bin: 8, holiday: 10 } as const;

const Facts = ({ holidays, bins, bare }: Omit<DayFactsOfDay, "words"> & { bare: boolean }) => (
  <>
    {holidays.map(({ id, name, kind }) => (
      <span key={id} className={styles.holiday} data-kind={kind} dir="auto">
        {bare ? <Picture name={holidayPictures[kind]} /> : null}
        <span data-part="holiday-name">
          {bare ? (
            name
          ) : (
            <HyphenatedText fewestLetters={fewestLetters.holiday}>{name}</HyphenatedText>
          )}
        </span>
      </span>
    ))}
    {bins.length === 0 ? null : (
      <span className={styles.bins} data-part="day-bins">
        {bins.map(({ id, name, icon, color }) => (
          <span key={id} className={styles.bin} style={{ borderColor: color }}>
            <Picture name={icon} neutral="wastebasket" />
            <span className={bare ? "sr-only" : undefined} dir="auto">
              {bare ? (
                name
              ) : (
                <HyphenatedText fewestLetters={fewestLetters.bin}>{name}</HyphenatedText>
              )}
            </span>
          </span>
        ))}
      </span>
    )}
  </>
);

/** The names of holidays whole or as pictures; then without bins, which have a line of their own. */
const steps = ["names", "pictures", "holidays", "none"] as const;

/** Draws as much as a step says, and leaves the rest for who listens. */
const showFacts = (facts: HTMLElement, step: number): void => {
  facts.setAttribute("data-shows", steps[step] ?? "none");
  for (const name of facts.querySelectorAll("[data-part~=holiday-name]"))
    name.classList.toggle("sr-only", step >= 1);
  for (const bins of facts.querySelectorAll("[data-part~=day-bins]"))
    bins.classList.toggle("sr-only", step >= 2);
};

const BareFacts = (facts: Omit<DayFactsOfDay, "words">) => {
  const box = useRef<HTMLSpanElement>(null);
  useFit(box, {
    last: steps.length - 1,
    turn: "inside",
    apply: showFacts,
  });
  return (
    <span className={styles.dayFacts} data-testid="day-facts" data-bare="true" ref={box}>
      <Facts {...facts} bare />
    </span>
  );
};

/** What stands fast about a day, quietly: its holidays by name, and a picture for each bin; nothing on most days. `bare` in one line, in which no name is cut. */
export const DayFacts = ({ day, bare = false }: { day: string; bare?: boolean }) => {
  const { holidays, bins } = useDayFacts(day);
  if (holidays.length + bins.length === 0) return null;
  if (bare) return <BareFacts {...{ holidays, bins }} />;
  return (
    <span className={styles.dayFacts} data-testid="day-facts" data-bare="false">
      <Facts {...{ holidays, bins }} bare={false} />
    </span>
  );
};
