import { Suspense } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useLocation } from "wouter";
import { useLockedToCard } from "#client/features/babysitter/queries.ts";
import { useReloadWhenIdle } from "#client/app/reload-after-update.ts";
import { useReminders } from "#client/features/reminders/queries.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { untilRest } from "#client/platform/until-rest.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { isCooking } from "../features/recipes/cook/cook-address.ts";
import { QuietMode } from "../features/quiet/QuietMode.tsx";
import { useAwardCelebrations } from "../features/stars/use-award-celebrations.ts";
import { useParentQuestion } from "../rights/parent-question.ts";
import { Dock } from "./Dock.tsx";
import { LateParts } from "./LateParts.tsx";
import { loadReminderCards } from "./lazy-routes.ts";
import { useIdleHome } from "./use-idle-home.ts";
import { usePageTitle } from "./use-page-title.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useTheme } from "./use-theme.ts";
import * as styles from "./app.module.css";

/** The first picture has the machine to itself for so long, in ms. */
const controlsWithinMs = 1500;

const LateControls = lazyPart(async () => {
  await untilRest(controlsWithinMs);
  return (await import("../kiosk/LateControls.tsx")).LateControls;
});
const TimerStrip = lazyPart(
  async () => (await import("../features/meals/timers/TimerStrip.tsx")).TimerStrip,
);
const ReminderCards = lazyPart(loadReminderCards);
const Setup = lazyPart(async () => (await import("../setup/Setup.tsx")).Setup);
const AskParent = lazyPart(
  async () => (await import("../features/access/AskParent.tsx")).AskParent,
);
const EmergencyCard = lazyPart(
  async () => (await import("../features/babysitter/EmergencyCard.tsx")).EmergencyCard,
);

/** A screen and the dock. */
const AppLayout = () => {
  const { t } = useI18n();
  const [address] = useLocation();
  const hasTimers = useTimers().length > 0;
  const hasReminders = useReminders().length > 0;
  useIdleHome();
  usePageTitle(address);
  useAwardCelebrations();
  usePrefetch();
  return (
    <div className={styles.shell} data-part="shell">
      <a className={styles.skip} data-testid="skip" href="#screen">
        {t("wall.skip")}
      </a>
      {isCooking(address) ? null : (
        <a className={styles.skip} data-testid="skip" href="#dock">
          {t("wall.skipToRooms")}
        </a>
      )}
      <div className={styles.shellFrame}>
        {hasTimers ? (
          <Suspense fallback={null}>
            <TimerStrip />
          </Suspense>
        ) : null}
        <main className={styles.shellScreen} id="screen" tabIndex={-1}>
          <AppRoutes />
        </main>
        {isCooking(address) ? null : <Dock />}
        {hasReminders ? (
          <Suspense fallback={null}>
            <ReminderCards />
          </Suspense>
        ) : null}
        <LateParts isNearFinger={address !== "/"} />
      </div>
    </div>
  );
};

/** The wall: its pages, the first setup, and instead of everything a babysitter's card. */
export const App = () => {
  const isSealed = useLockedToCard();
  useTheme();
  const question = useParentQuestion();
  // Not a `Route` around the rooms: it would have each drawn once more as it is left.
  const [, room, step] = useLocation()[0].split("/");
  // A browser that is loaded anew may ring in silence until it is touched.
  useReloadWhenIdle(useTimers().length > 0);
  if (isSealed)
    return (
      <>
        <QuietMode />
        <Suspense fallback={null}>
          <EmergencyCard />
        </Suspense>
      </>
    );
  return (
    <>
      {/* Before the pages, because what they ask of it comes after what it learns. */}
      <QuietMode />
      {room === "setup" ? (
        <Suspense fallback={null}>
          <Setup name={step || undefined} />
        </Suspense>
      ) : (
        <AppLayout />
      )}
      {question === undefined ? null : (
        <Suspense fallback={null}>
          <AskParent question={question} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LateControls />
      </Suspense>
    </>
  );
};
