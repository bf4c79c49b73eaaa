import type { Logger } from "pino";
import type { Approval } from "#contract/tasks-approvals.ts";
import type { Settings, SettingsPatch } from "#contract/settings.ts";
import { addDays, type Clock, dayAt } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { ProviderTools } from "../../providers/provider.ts";
import { createAskForApproval } from "./ask-for-approval.ts";
import { createRemindOfEvent } from "./remind-of-event.ts";
import { createAskForReward } from "./ask-for-reward.ts";
import { quietHoursOf } from "../../jobs/quiet-hours.ts";
import { createPushDispatcher } from "./dispatcher.ts";
import { dailyReminder } from "./reminders/daily-reminder.ts";
import { dailyReminders, type ReminderSources } from "./reminders/daily-reminders.ts";
import type { VapidKeys } from "./vapid-keys.ts";
import { createPushOutbox } from "./outbox-store.ts";
import { createOwnNotifications } from "./own-notifications.ts";
import { createPhoneSubscription } from "./phone-subscription.ts";
import { createSendPush } from "./send.ts";
import { createRecipients } from "./recipients.ts";
import { pushRoutes } from "./routes.ts";
import { createSubscriptionStore } from "./subscription-store.ts";
import { createPushSentLog } from "./sent-log.ts";
import { createTellOfCertificate } from "./tell-of-certificate.ts";
import { createTestNotification } from "./test-notification.ts";

interface PushDeps extends ReminderSources {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly roster: () => Roster;
  readonly settings: () => Settings;
  readonly changeSettings: (patch: SettingsPatch) => Settings;
  readonly outbound: ProviderTools["outbound"];
  readonly keys: VapidKeys;
  readonly publicUrl: string | undefined;
  /** The operator's configuration. */
  readonly chosen: {
    readonly members: readonly string[];
    readonly hosts: readonly string[];
  };
  /** The completions that wait for a parent's decision. */
  readonly waiting: () => readonly Approval[];
  /** Waits between tries; real time where left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Creates what sends to phones: whose they are, what waits for them, and who wants to hear of what. */
const createSending = (deps: PushDeps, signal: AbortSignal) => {
  const { db, clock, log, roster, settings, keys, chosen } = deps;
  const subscriptions = createSubscriptionStore(db, keys.publicKey);
  const outbox = createPushOutbox(db);
  const post = createSendPush({
    ...{ keys, clock, outbound: deps.outbound, ownHosts: chosen.hosts, signal },
  });
  const recipients = createRecipients({
    ...{ subscriptions, outbox, roster, clock, chosen: chosen.members },
    locale: () => settings().locale,
    notifications: () => settings().notifications,
  });
  const dispatcher = createPushDispatcher({
    ...{ outbox, subscriptions, post, clock, log, ended: signal },
    quietHours: (memberId) => quietHoursOf(settings(), memberId),
    isWanted: ({ to, message: { kind } }) => kind === "test" || recipients.wants(to.memberId, kind),
    ...(deps.pause === undefined ? {} : { pause: deps.pause }),
  });
  return { subscriptions, outbox, post, recipients, dispatcher };
};

/** Creates the notifications to the family's phones. */
export const createPush = (deps: PushDeps) => {
  const { db, clock, roster, settings, keys, chosen } = deps;
  const ended = new AbortController();
  const { subscriptions, outbox, post, recipients, dispatcher } = createSending(deps, ended.signal);
  const sentLog = createPushSentLog(db);
  const atomically = (work: () => void): void => db.transaction(work)();
  const shared = { sentLog, recipients, dispatcher, clock, settings, atomically };
  const askForApproval = createAskForApproval({
    ...{ ...shared, waiting: deps.waiting, roster, outbox },
  });
  const remindOfEvent = createRemindOfEvent({ recipients, roster, settings });
  const askForReward = createAskForReward({ roster, outbox, recipients, dispatcher, clock });

  return {
    routes: pushRoutes({
      phone: createPhoneSubscription({
        ...{ subscriptions, recipients, clock, ownHosts: chosen.hosts },
        ...{ publicKey: keys.publicKey, publicUrl: deps.publicUrl },
      }),
      tryOut: createTestNotification({ recipients, subscriptions, post, clock }),
      own: createOwnNotifications({ recipients, settings, changeSettings: deps.changeSettings }),
    }),
    jobs: dailyReminders({ ...deps, hearsOfFamily: recipients.hearsOfFamily }).map((reminder) =>
      dailyReminder(reminder, shared),
    ),
    /** Asks for a decision on completions that are new. */
    askForApproval,
    /** Asks whether a child gets a reward. */
    askForReward,
    /** Queues the reminder of an event for a member's phones, in the caller's transaction. */
    remindOfEvent,
    recipients,
    /** Whether a phone has its notifications on. */
    hasPhone: (deviceId: string): boolean =>
      subscriptions.list(clock.now()).some((phone) => phone.deviceId === deviceId),
    /** Tells every phone that it has to trust the wall anew, in the caller's transaction. */
    tellOfCertificate: createTellOfCertificate({ recipients, dispatcher, clock }),
    /** Sends what was queued. */
    wake: dispatcher.wake,
    /** Resumes sending what was queued when the program ended. */
    resume: (): void => {
      askForApproval();
      dispatcher.wake();
    },
    /** Deletes a phone's queued messages, because another member signed in on it. */
    dropMessages: outbox.removeOf,
    /** Deletes expired subscriptions, messages and log entries. */
    prune: (): void => {
      subscriptions.prune(clock.now());
      sentLog.forgetBefore(addDays(dayAt(clock.now(), settings().timeZone), -400));
      dispatcher.wake();
    },
    /** Resolves when nothing is being sent. */
    idle: dispatcher.idle,
    /** Aborts what is being sent; the messages stay queued for the next start. */
    stop: async (): Promise<void> => {
      ended.abort();
      await dispatcher.idle();
    },
  };
};
