import { useState } from "react";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addAccount } from "./connect-mutations.ts";
import { AccountForm } from "./AccountForm.tsx";
import { FoundCalendars } from "./FoundCalendars.tsx";
import { ConnectGoogle } from "./google/ConnectGoogle.tsx";
import type { ConsentWay } from "./google/GoogleConsent.tsx";
import { type TestedCalendar, useTypedAccount } from "./use-typed-account.ts";
import { WhichProvider } from "./WhichProvider.tsx";

/** Connects an account: what is typed is tested, and of what was found the family chooses. */
export const ConnectAccount = ({
  consent,
  hasGoogleClient,
  onConnected,
}: {
  consent: ConsentWay;
  hasGoogleClient: boolean;
  onConnected: () => void;
}) => {
  const typed = useTypedAccount();
  const add = useMutate(addAccount);
  const [found, setFound] = useState<readonly TestedCalendar[]>();
  if (typed.provider === "google")
    return (
      <ConnectGoogle consent={consent} hasClient={hasGoogleClient} onConnected={onConnected}>
        <WhichProvider typed={typed} />
      </ConnectGoogle>
    );
  if (found === undefined) return <AccountForm typed={typed} onFound={setFound} />;
  return (
    <FoundCalendars
      found={found}
      error={add.error}
      isPending={add.isPending}
      onBack={() => setFound(undefined)}
      onConnect={(calendars) =>
        add.mutate({ body: { ...typed.typed, calendars } }, { onSuccess: onConnected })
      }
    />
  );
};
