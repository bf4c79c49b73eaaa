import { type ReactNode, useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { connectGoogle } from "../connect-mutations.ts";
import { FoundCalendars } from "../FoundCalendars.tsx";
import type { TestedCalendar } from "../use-typed-account.ts";
import { type ConsentWay, GoogleConsent } from "./GoogleConsent.tsx";
import { GoogleForm } from "./GoogleForm.tsx";

export type GoogleQuestion = OperationAnswer<"POST /api/calendar/google">;

/** Connects an account at Google in three steps: whose it is, what Google says, which calendars are shown. */
export const ConnectGoogle = ({
  consent,
  hasClient,
  known,
  onConnected,
  children,
}: {
  consent: ConsentWay;
  hasClient: boolean;
  /** The account that is allowed again; it keeps its calendars. */
  known?: string;
  onConnected: () => void;
  /** The choice of another provider. */
  children?: ReactNode;
}) => {
  const connect = useMutate(connectGoogle);
  const [question, setQuestion] = useState<GoogleQuestion>();
  const [found, setFound] = useState<readonly TestedCalendar[]>();
  const again = (): void => {
    setFound(undefined);
    setQuestion(undefined);
  };
  if (question === undefined)
    return (
      <GoogleForm hasClient={hasClient} known={known} onAsked={setQuestion}>
        {children}
      </GoogleForm>
    );
  const params = { id: question.id };
  if (found !== undefined)
    return (
      <FoundCalendars
        found={found}
        error={connect.error}
        isPending={connect.isPending}
        onBack={again}
        onConnect={(calendars) =>
          connect.mutate({ params, body: { calendars } }, { onSuccess: onConnected })
        }
      />
    );
  return (
    <GoogleConsent
      way={consent}
      question={question}
      connecting={connect}
      onBack={again}
      onFound={(calendars) => {
        if (known === undefined) setFound(calendars);
        else connect.mutate({ params, body: {} }, { onSuccess: onConnected });
      }}
    />
  );
};
