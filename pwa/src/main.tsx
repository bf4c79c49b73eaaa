import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { createFirstClient } from "#client/app/first-client.ts";
import { openPhoneQueue } from "#client/app/open-phone-queue.ts";
import { persistAnswers, restoreAnswers } from "#client/query/persistence.ts";
import { Providers } from "#client/app/Providers.tsx";
import "#client/ui/theme/tokens.css";
import "#client/ui/theme/fonts.css";
import "#client/ui/theme/base.css";
import { TickProvider } from "#client/features/tasks/rows/TickProvider.tsx";
import { App } from "./app/App.tsx";
import { useMe } from "#client/context/family.ts";
import { FamilyProvider } from "#client/app/FamilyProvider.tsx";
import { useCelebration } from "./features/tasks/use-celebration.ts";
import { GuestProvider } from "./context/guest.tsx";
import { followNotifications } from "./app/notification-navigation.ts";
import { closeLayersOnBack } from "#client/ui/overlays/back-layers.ts";
import { saveDraftsOfLeftPage } from "#client/mutations/drafts/saved-drafts.ts";
import { watchUnsavedInput } from "./update/unsaved-input.ts";
import { startUpdates } from "./update/service-worker-update.ts";
import { tabIcons } from "#client/ui/icons/tab-icons.ts";
import { drawAtOnce } from "#client/ui/icons/Icon.tsx";
import { showTextSize } from "./ui/text-size.ts";
import { showLastTheme } from "./app/use-theme.ts";

showLastTheme();
showTextSize();
drawAtOnce(tabIcons);
watchUnsavedInput();
startUpdates();
followNotifications();
closeLayersOnBack();
saveDraftsOfLeftPage();

/** Whoever is signed in ticks what is nobody's. */
const Ticking = ({ children }: { children: ReactNode }) => (
  <TickProvider actingId={useMe()?.id} prepareCelebration={useCelebration()}>
    {children}
  </TickProvider>
);

const loadMemory = async () => ({ persistAnswers, restoreAnswers });

/** Lets the browser draw and listen. */
const pause = () => new Promise((resume) => setTimeout(resume));

const open = async (root: HTMLElement): Promise<void> => {
  await pause();
  // A browser's first use of its language data takes a slow phone 100 ms: by itself, not on top of the first picture.
  Intl.DateTimeFormat(navigator.language, { hour: "numeric" });
  await pause();
  createRoot(root).render(
    <StrictMode>
      <Providers
        createClient={createFirstClient}
        createQueue={openPhoneQueue}
        loadMemory={loadMemory}
      >
        <FamilyProvider>
          <GuestProvider>
            <Ticking>
              <Router base="/m">
                <App />
              </Router>
            </Ticking>
          </GuestProvider>
        </FamilyProvider>
      </Providers>
    </StrictMode>,
  );
};

const root = document.getElementById("root");
if (root !== null) void open(root);
