import { useState } from "react";
import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { initialsOf } from "#client/ui/initials.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import { useMemberColors } from "#client/ui/theme/use-member-colors.ts";
import { MemberForm } from "./MemberForm.tsx";
import { memberIdFor } from "./member-id.ts";
import { unusedColor } from "./member-palette.ts";
import "./family-editor.css";

type Open =
  | { readonly what: "nothing" }
  | { readonly what: "add"; readonly line: RosterEntry }
  | { readonly what: "edit" | "remove"; readonly line: RosterEntry };

interface Pins {
  /** In words, whether a member has one. */
  readonly state: (id: string) => string;
  readonly label: (line: RosterEntry) => string;
  readonly open: (id: string) => void;
}

const idOfRow = (id: string) => `roster ${id}`;

/** Everyone who lives here: add, change, move, remove. `onLines` gets the whole roster at each step; `pins` adds everyone's PIN to the rows. */
export const FamilyEditor = ({
  lines,
  onLines,
  pins,
}: {
  lines: readonly RosterEntry[];
  onLines: (lines: RosterEntry[]) => void;
  pins?: Pins;
}) => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  const [open, setOpen] = useState<Open>({ what: "nothing" });
  const close = () => setOpen({ what: "nothing" });
  useMemberColors(lines.map(({ id, color }) => ({ id: idOfRow(id), color })));
  const initials = initialsOf(lines.map(({ name }) => name));
  const add = (role: { kid: true } | { parent: true }) => {
    const color = unusedColor(lines.map((line) => line.color));
    setOpen({ what: "add", line: { id: "", name: "", color, ...role } });
  };
  const keep = (line: RosterEntry) => {
    const id =
      line.id ||
      memberIdFor(
        line.name,
        lines.map((one) => one.id),
      );
    onLines(
      open.what === "add"
        ? [...lines, { ...line, id }]
        : lines.map((one) => (one.id === line.id ? line : one)),
    );
    close();
  };
  const move = (at: number, by: 1 | -1) => {
    const next = lines.toSpliced(at, 1);
    onLines(next.toSpliced(at + by, 0, ...lines.slice(at, at + 1)));
  };
  return (
    <div className="family-editor">
      {lines.length === 0 ? <p className="family-empty">{s("family.empty")}</p> : null}
      <ul>
        {lines.map((line, at) => (
          <li key={line.id} data-member={idOfRow(line.id)}>
            <button
              type="button"
              className="family-row"
              onClick={() => setOpen({ what: "edit", line })}
            >
              <Avatar
                face={{
                  id: idOfRow(line.id),
                  name: line.name,
                  initials: initials[at] ?? "?",
                  ...(line.avatar === undefined ? {} : { avatar: line.avatar }),
                }}
              />
              <span>
                <b dir="auto">{line.name}</b>
                <small>
                  {s(line.parent ? "family.parent" : line.kid ? "family.child" : "family.other")}
                  {pins === undefined ? null : ` · ${pins.state(line.id)}`}
                </small>
              </span>
              <FeatureIcon name="pencil" label={s("family.edit", { name: line.name })} />
            </button>
            {pins === undefined ? null : (
              <Button kind="quiet" aria-label={pins.label(line)} onClick={() => pins.open(line.id)}>
                <FeatureIcon name="pin" />
              </Button>
            )}
            <span className="family-moves">
              <button
                type="button"
                aria-label={s("family.up", { name: line.name })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <FeatureIcon name="up" />
              </button>
              <button
                type="button"
                aria-label={s("family.down", { name: line.name })}
                disabled={at === lines.length - 1}
                onClick={() => move(at, 1)}
              >
                <FeatureIcon name="down" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="family-add">
        <Button onClick={() => add({ parent: true })}>
          <Icon name="plus" />
          {s("family.addParent")}
        </Button>
        <Button onClick={() => add({ kid: true })}>
          <Icon name="plus" />
          {s("family.addChild")}
        </Button>
      </div>
      <Sheet
        open={open.what !== "nothing"}
        title={
          open.what === "nothing"
            ? ""
            : open.what === "remove"
              ? open.line.name
              : open.line.name || s("family.nobody")
        }
        closeLabel={t("action.close")}
        onClose={close}
      >
        {open.what === "nothing" ? null : open.what === "remove" ? (
          <>
            <p className="question">{s("family.removeAsk", { name: open.line.name })}</p>
            <footer className="form-ways">
              <Button onClick={close}>{t("action.cancel")}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  onLines(lines.filter(({ id }) => id !== open.line.id));
                  close();
                }}
              >
                {s("family.remove")}
              </Button>
            </footer>
          </>
        ) : (
          <MemberForm
            line={open.line}
            onKeep={keep}
            onRemove={
              open.what === "edit" && lines.length > 1
                ? () => setOpen({ what: "remove", line: open.line })
                : undefined
            }
          />
        )}
      </Sheet>
    </div>
  );
};
