import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { Providers } from "#client/app/Providers.tsx";
import "#client/ui/theme/tokens.css";
import "#client/ui/theme/fonts.css";
import "#client/ui/theme/base.css";
import { TickProvider } from "#client/features/tasks/rows/TickProvider.tsx";
import { ActingProvider, useActing } from "./context/acting.tsx";
import { registerWaitingPage } from "./app/register-waiting-page.ts";
import { createGuardedQueue } from "./rights/guarded-queue.ts";
import { App } from "./app/App.tsx";
import { dockIcons } from "#client/ui/icons/dock-icons.ts";
import { drawAtOnce } from "#client/ui/icons/Icon.tsx";
import { changeRoom } from "./app/change-room.ts";
import { saveOpenDrafts } from "#client/mutations/drafts/saved-drafts.ts";
import { FamilyProvider } from "#client/app/FamilyProvider.tsx";
import { createFirstClient } from "#client/app/first-client.ts";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { loadFirstPicture } from "./app/load-first-picture.ts";

/** Whoever acts ticks what is nobody's. */
const Ticking = ({ children }: { children: ReactNode }) => (
  <TickProvider actingId={useActing().memberId}>{children}</TickProvider>
);

registerWaitingPage();
drawAtOnce(dockIcons);

// A new version is opened by itself, and a window may be closed.
addEventListener("pagehide", saveOpenDrafts);

/** What a wall remembers is put back after its first picture. */
const loadMemory = () => keepTrying(() => import("#client/query/persistence.ts"));

const draw = (root: HTMLElement): void =>
  createRoot(root).render(
    <StrictMode>
      <Providers
        createClient={createFirstClient}
        createQueue={createGuardedQueue}
        loadMemory={loadMemory}
      >
        <FamilyProvider>
          <ActingProvider>
            <Ticking>
              <Router aroundNav={changeRoom}>
                <App />
              </Router>
            </Ticking>
          </ActingProvider>
        </FamilyProvider>
      </Providers>
    </StrictMode>,
  );

const root = document.getElementById("root");
if (root !== null) void loadFirstPicture().then(() => draw(root));
