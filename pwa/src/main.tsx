import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { Providers } from "../../client/Providers.tsx";
import "../../client/ui/tokens.css";
import "../../client/ui/fonts.css";
import "../../client/ui/base.css";
import { TickProvider } from "./chores/tick.tsx";
import { App } from "./shell/App.tsx";
import { FamilyProvider } from "./shell/family.tsx";
import { LookingProvider } from "./shell/looking.tsx";
import { startUpdates } from "./shell/updates.ts";
import { showLastTheme } from "./shell/use-theme.ts";

showLastTheme();
startUpdates();

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <FamilyProvider>
          <LookingProvider>
            <TickProvider>
              <Router base="/m">
                <App />
              </Router>
            </TickProvider>
          </LookingProvider>
        </FamilyProvider>
      </Providers>
    </StrictMode>,
  );
