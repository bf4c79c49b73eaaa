import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "../../client/Providers.tsx";
import "../../client/ui/tokens.css";
import "../../client/ui/fonts.css";
import "../../client/ui/base.css";
import { TickProvider } from "./chores/tick.tsx";
import { ActingProvider } from "./shell/acting.tsx";
import { App } from "./shell/App.tsx";
import { FamilyProvider } from "./shell/family.tsx";

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <FamilyProvider>
          <ActingProvider>
            <TickProvider>
              <App />
            </TickProvider>
          </ActingProvider>
        </FamilyProvider>
      </Providers>
    </StrictMode>,
  );
