import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "../../client/Providers.tsx";
import "../../client/ui/tokens.css";
import "../../client/ui/fonts.css";
import "../../client/ui/base.css";
import { TickProvider } from "../../client/ui/ticking.tsx";
import { ActingProvider, useActing } from "./shell/acting.tsx";
import { App } from "./shell/App.tsx";
import { putAway } from "../../client/drafts/put-away.ts";
import { FamilyProvider } from "../../client/family.tsx";

/** Whoever acts ticks what is nobody's. */
const Ticking = ({ children }: { children: ReactNode }) => (
  <TickProvider actingId={useActing().memberId}>{children}</TickProvider>
);

// A new version is opened by itself, and a window may be closed.
addEventListener("pagehide", putAway);

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <FamilyProvider>
          <ActingProvider>
            <Ticking>
              <App />
            </Ticking>
          </ActingProvider>
        </FamilyProvider>
      </Providers>
    </StrictMode>,
  );
