import type { IcalNode, IcalProperty } from "./ical-node.ts";

/** The first property of a name. */
export const propertyOf = (node: IcalNode, name: string): IcalProperty | undefined =>
  node.properties.find((property) => property.name === name);

/** A property's first value as text; undefined where there is none. */
export const valueOf = (node: IcalNode, name: string): string | undefined => {
  const value = propertyOf(node, name)?.values[0];
  return typeof value === "string" ? value : undefined;
};

/** The node without properties of these names. */
export const withoutProperties = (node: IcalNode, ...names: string[]): IcalNode => ({
  ...node,
  properties: node.properties.filter(({ name }) => !names.includes(name)),
});

/** The node with one property of its name, where the first one stood, else at the end. */
export const withProperty = (node: IcalNode, property: IcalProperty): IcalNode => {
  const at = node.properties.findIndex(({ name }) => name === property.name);
  const others = node.properties.filter(({ name }) => name !== property.name);
  return {
    ...node,
    properties:
      at < 0
        ? [...others, property]
        : node.properties.flatMap((each, index) =>
            index === at ? [property] : each.name === property.name ? [] : [each],
          ),
  };
};

/** The node with one more property. */
export const withAnother = (node: IcalNode, property: IcalProperty): IcalNode => ({
  ...node,
  properties: [...node.properties, property],
});

/** A property without parameters. */
export const plainProperty = (name: string, type: string, value: unknown): IcalProperty => ({
  ...{ name, type, parameters: {} },
  values: [value],
});

/** The node with a text; null takes it away, and the same text leaves its line as it is. */
export const withText = (node: IcalNode, name: string, text: string | null): IcalNode => {
  const before = propertyOf(node, name);
  if (text === null) return withoutProperties(node, name);
  if (before?.values[0] === text) return node;
  // An alternative representation (ALTREP) has the old text.
  const { altrep: _altrep, ...parameters } = before?.parameters ?? {};
  return withProperty(node, { name, parameters, type: "text", values: [text] });
};

/** A rule as a property, whose line is written as it is. */
export const ruleProperty = (rule: string): IcalProperty => ({
  ...{ name: "rrule", parameters: {}, type: "recur" },
  values: [rule],
  line: `RRULE:${rule}`,
});
