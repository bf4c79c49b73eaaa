import { referencedStart } from "../../../ical/zones/event-times.ts";
import { formOf } from "./change-one.ts";
import type { IcalNode, IcalProperty } from "../nodes/ical-node.ts";
import {
  plainProperty,
  ruleProperty,
  withAnother,
  withoutProperties,
  withProperty,
} from "../nodes/node-fields.ts";
import type { EditContext } from "../../../object-port.ts";
import { originalOf, plannedAt, ruleStartsIn, startsIn } from "../object/object-occurrences.ts";
import type { OpenObject } from "../object/open-object.ts";
import { stampEvent, stampNewEvent } from "../nodes/stamp-event.ts";
import { singleRule, untilText, withUntilText } from "../nodes/stored-rule.ts";
import { writtenValue } from "../nodes/written-dates.ts";
import { withPlacement } from "../nodes/write-placement.ts";

/** The lists of dates (EXDATE, RDATE) with only those that `keep` wants; the others stay as they are written. */
const withListed = (
  node: IcalNode,
  object: OpenObject,
  keep: (at: number) => boolean,
): IcalNode => ({
  ...node,
  properties: node.properties.flatMap((property): IcalProperty[] => {
    if (property.name !== "exdate" && property.name !== "rdate") return [property];
    const values = property.values.filter((value) => {
      const written = writtenValue(value, property);
      return written === undefined || keep(referencedStart(written, object.span, object.places));
    });
    if (values.length === property.values.length) return [property];
    const { line: _line, ...rest } = property;
    return values.length === 0 ? [] : [{ ...rest, values }];
  }),
});

/** Longer than any family's rule is silent. */
const aWhileMs = 4_000 * 86_400_000;

const overridesWhere = (object: OpenObject, keep: (at: number) => boolean): IcalNode[] =>
  object.overrides.filter((each) => keep(originalOf(each, object))).map(({ node }) => node);

/** What is left before the rule's own first time: added dates, of which the first becomes the start. */
const onlyAdded = (object: OpenObject, kept: IcalNode, at: number, now: number): IcalNode[] => {
  const [first = at] = startsIn(object, object.span.start - aWhileMs, at - 1);
  const listed = withListed(withoutProperties(kept, "rrule"), object, (start) => start !== first);
  const placed = withPlacement(listed, plannedAt(object, first), formOf(object));
  return [stampEvent(placed, now, true), ...overridesWhere(object, (start) => start < at)];
};

/** The part of a series before one of its times; the nodes of all events of it. */
export const endBefore = (object: OpenObject, at: number, { now }: EditContext): IcalNode[] => {
  const isBefore = (start: number): boolean => start < at;
  const rule = singleRule(object);
  const { master, span } = object;
  const kept = withListed(master.node, object, isBefore);
  const last = ruleStartsIn(object, span.start, at - 1).at(-1);
  if (last === undefined) return onlyAdded(object, kept, at, now);
  const start = master.read.start ?? formOf(object).like;
  const ended =
    rule === undefined
      ? kept
      : withProperty(
          kept,
          ruleProperty(withUntilText(rule, untilText(plannedAt(object, last), start))),
        );
  return [stampEvent(ended, now, true), ...overridesWhere(object, isBefore)];
};

/** The rule from a start on, with what its count has left; undefined where it gives nothing any more. */
const ruleFrom = (object: OpenObject, at: number) => {
  const rule = singleRule(object);
  if (rule === undefined) return undefined;
  const [first] = [0, aWhileMs / 10, aWhileMs].flatMap((ms) =>
    ruleStartsIn(object, at, at + ms).slice(0, 1),
  );
  if (first === undefined) return undefined;
  const count = /COUNT=(\d+)/.exec(rule)?.[1];
  if (count === undefined) return { rule, first };
  const gone = ruleStartsIn(object, object.span.start, at - 1).length;
  return { rule: rule.replace(/COUNT=\d+/, `COUNT=${Number(count) - gone}`), first };
};

/**
 * The part of a series from one of its times on, as a series of its own that names the old one (RELATED-TO); the nodes
 * of all events of it.
 */
export const beginAt = (
  object: OpenObject,
  at: number,
  { now, newUid }: EditContext,
): IcalNode[] => {
  const { master } = object;
  const uid = newUid();
  const from = ruleFrom(object, at);
  const first = from?.first ?? at;
  // An added day before the first of the rule stays one that is added.
  const isLater = (start: number): boolean => (from === undefined ? start > at : start >= at);
  const listed = withListed(master.node, object, isLater);
  const placed = withPlacement(listed, plannedAt(object, first), formOf(object));
  const ruled =
    from === undefined
      ? withoutProperties(placed, "rrule")
      : withProperty(placed, ruleProperty(from.rule));
  const named = (node: IcalNode): IcalNode => withProperty(node, plainProperty("uid", "text", uid));
  const related = withAnother(named(ruled), {
    ...{ name: "related-to", parameters: { reltype: "SIBLING" }, type: "text" },
    values: [master.read.uid],
  });
  const overrides = overridesWhere(object, (start) => start >= at).map(named);
  return [stampNewEvent(related, now), ...overrides.map((each) => stampNewEvent(each, now))];
};
