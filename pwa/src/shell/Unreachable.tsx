import type { ApiError } from "../../../client/api-error.ts";
import { useHouse } from "../../../client/house.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { useText } from "../../../client/text/use-text.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";

/** The first opening without a connection: there is nothing to show yet, and it says so. */
export const Unreachable = ({ error }: { error: ApiError }) => {
  const { t } = useText();
  const { client } = useHouse();
  return (
    <main className="unreachable">
      <EmptyState picture="key" title={errorText(t, error)} hint={t("phone.sameWifi")} />
      <Button kind="primary" onClick={() => void client.invalidateQueries()}>
        {t("action.retry")}
      </Button>
    </main>
  );
};
