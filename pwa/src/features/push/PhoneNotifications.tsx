import type { PushReason } from "#contract/push.ts";
import { ApiError } from "#client/api/api-error.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { testPush } from "#client/features/push/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { notificationMessages } from "#client/features/push/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { NeedsHttps } from "./NeedsHttps.tsx";
import { isApple } from "../../ui/is-apple.ts";
import { PermissionUnanswered, type ThisPhone } from "./use-phone-notifications.ts";

const TestButton = () => {
  const s = useMessages(notificationMessages);
  const { t } = useI18n();
  const test = useMutate(testPush);
  return (
    <Button
      disabled={test.isPending}
      onClick={() =>
        test.mutate(
          {},
          {
            onSuccess: ({ sent }) => showToast({ kind: "done", words: s("sent", { count: sent }) }),
            onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
          },
        )
      }
    >
      {s("test")}
    </Button>
  );
};

/** That its owner once said no, and how to allow it after all: the app may not ask again. */
const Blocked = () => {
  const s = useMessages(notificationMessages);
  return (
    <ListRow>
      <Icon name="warning" />
      <ListRowText>
        <b>{s("denied")}</b>
        <small>{s(isApple() ? "deniedHowApple" : "deniedHow")}</small>
      </ListRowText>
    </ListRow>
  );
};

/** Notifications on this phone: the switch, or in plain words why there is none. */
export const PhoneNotifications = ({
  phone: { state, isBusy, error, turn },
  reason,
  maySendTest,
}: {
  phone: ThisPhone;
  reason: PushReason | undefined;
  maySendTest: boolean;
}) => {
  const s = useMessages(notificationMessages);
  const { t } = useI18n();
  const isOn = state === "on";
  if (reason === "notForYou") return <Notice>{s(reason)}</Notice>;
  if (state === undefined) return <WaitingRows count={1} />;
  if (state === "insecure") return <NeedsHttps reason={reason ?? "needsHttps"} />;
  return (
    <SettingGroup>
      {isOn || state === "off" ? (
        <Switch
          label={s("phone")}
          hint={s("phoneHint")}
          on={isOn}
          onChange={(on) => {
            if (!isBusy) turn(on);
          }}
        />
      ) : state === "denied" ? (
        <Blocked />
      ) : (
        <Notice>{s(state)}</Notice>
      )}
      {error === undefined ? null : (
        <Notice kind="problem" role="alert">
          {error instanceof ApiError
            ? errorText(t, error)
            : s(error instanceof PermissionUnanswered ? "unanswered" : "failed")}
        </Notice>
      )}
      {isOn && maySendTest ? <TestButton /> : null}
    </SettingGroup>
  );
};
