import { useState } from "react";
import { PictureCode } from "./PictureCode.tsx";
import { pictureMessages } from "./picture-messages.ts";
import { setMemberPictures } from "./mutations.ts";
import type { FamilyMember } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { showToast } from "../../ui/overlays/toast-store.ts";

/** The four pictures with which a child who can't read proves who they are: chosen, changed or taken away. */
export const MemberPictures = ({ member }: { member: FamilyMember }) => {
  const s = useMessages(pictureMessages);
  const { t } = useI18n();
  const set = useMutate(setMemberPictures);
  const [isOpen, setOpen] = useState(false);
  const { id, name, hasPictures } = member;
  const keep = (pictures: Parameters<typeof set.mutate>[0]["body"]["pictures"]) =>
    set.mutate(
      { params: { id }, body: { pictures } },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({ kind: "done", words: s(pictures === null ? "gone" : "done", { name }) });
        },
      },
    );
  if (isOpen)
    return (
      <PictureCode
        label={s("of", { name })}
        problem={set.error === null ? undefined : errorText(t, set.error)}
        busy={set.isPending}
        onCode={keep}
      />
    );
  return (
    <Row gap={3} wrap>
      <Button onClick={() => setOpen(true)}>{s("of", { name })}</Button>
      {hasPictures === true ? (
        <Button kind="quiet" disabled={set.isPending} onClick={() => keep(null)}>
          {s("remove")}
        </Button>
      ) : null}
    </Row>
  );
};
