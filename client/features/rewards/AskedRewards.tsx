import { useFamily } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { useParentHere } from "../access/queries.ts";
import { rewardMessages } from "./messages/messages.ts";
import { decideRequest } from "./mutations.ts";
import { useRedemptionRequests } from "./queries.ts";

/** The rewards for which a parent is asked, of one member or of all; a parent answers here. Nothing where there is none. */
export const AskedRewards = ({ memberId }: { memberId?: string }) => {
  const s = useMessages(rewardMessages);
  const { t, clock } = useI18n();
  const family = useFamily();
  const isParentHere = useParentHere();
  const decide = useMutate(decideRequest);
  const asked = useRedemptionRequests().filter(
    (request) => memberId === undefined || request.memberId === memberId,
  );
  if (asked.length === 0) return null;
  return (
    <Stack as="ul" gap={3} data-testid="asked-rewards">
      {asked.map(({ id, name, icon, cost, memberId: whose, until }) => (
        <ListRow as="li" key={id} data-member={whose}>
          <Picture name={icon} words={name} neutral="wrapped-gift" />
          <ListRowText>
            <b dir="auto">
              {s("got", {
                name: family.find((member) => member.id === whose)?.name ?? "",
                reward: name,
              })}
            </b>
            <small>
              {s("costs", { count: cost })}
              {" · "}
              {s("waitsUntil", { time: clock(until) })}
            </small>
          </ListRowText>
          {isParentHere ? (
            <Row as="span" gap={2} wrap>
              {(["grant", "refuse"] as const).map((decision) => (
                <Button
                  key={decision}
                  kind={decision === "grant" ? "primary" : "plain"}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ params: { id }, body: { decision } })}
                >
                  {s(decision)}
                </Button>
              ))}
            </Row>
          ) : null}
        </ListRow>
      ))}
      {decide.error === null ? null : (
        <li>
          <Notice kind="problem" role="alert">
            {errorText(t, decide.error)}
          </Notice>
        </li>
      )}
    </Stack>
  );
};
