import type { Clock } from "../../platform/clock.ts";
import type { PushDispatcher } from "./dispatcher.ts";
import { notificationTexts } from "./notification-texts.ts";
import type { Recipients } from "./recipients.ts";

interface TellOfCertificateDeps {
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
  readonly clock: Clock;
}

/** As long as the outbox keeps any: what is said to expire later is taken for the work of a wrong clock. */
const keepForMs = 86_400_000;

/** Creates the message to every phone that the wall has another authority, with the address that leads there. */
export const createTellOfCertificate =
  ({ recipients, dispatcher, clock }: TellOfCertificateDeps) =>
  (guideUrl: string): void => {
    recipients.tell("certificate", {
      ...{ topic: "certificate", expiresAt: clock.now() + keepForMs },
      message: (language) => ({
        ...{ kind: "certificate", tag: "certificate", url: "/m/secure" },
        title: notificationTexts[language].newCertificate,
        body: notificationTexts[language].trustAnew(guideUrl.replace(/^https?:\/\//, "")),
      }),
    });
    queueMicrotask(dispatcher.wake);
  };
